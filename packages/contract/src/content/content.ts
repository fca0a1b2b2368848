import { z } from 'zod'
import { route } from '../route.ts'
import { LanguageCode } from '../wire.ts'
import { legalTexts } from '../words/content.ts'

/** A text in one language, with the seller's details filled in. */
const ContentPage = z.object({
  name: z.enum(legalTexts),
  languageCode: LanguageCode,
  title: z.string(),
  /** What a consent names; changes with the text. */
  version: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** False while the shop has not stated who sells: sentences that need it are left out. */
  isSellerKnown: z.boolean(),
})

export const content = {
  get: route({
    method: 'GET',
    url: '/content/:name',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'A legal text, by its name, with the details of the seller',
      params: z.strictObject({ name: z.enum(legalTexts) }),
      querystring: z.strictObject({ lang: LanguageCode.optional() }),
      response: { 200: ContentPage },
    },
  }),
}
