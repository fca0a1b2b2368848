import { z } from 'zod'
import { route } from '../route.ts'
import { LanguageCode } from '../wire.ts'
import { countedPages } from '../words/analytics.ts'

const PageView = z.strictObject({ page: z.enum(countedPages), languageCode: LanguageCode })
export type PageView = z.infer<typeof PageView>

export const analytics = {
  view: route({
    method: 'POST',
    url: '/analytics/views',
    config: { access: 'public', addition: true },
    schema: {
      summary:
        'Counts a view of a page, named by its pattern; nothing is counted without the consent cookie, or where no analytics service is set up',
      body: PageView,
      response: { 204: z.void() },
    },
  }),
}
