import { setTimeout as wait } from 'node:timers/promises'
import type { ContentName } from '@salvia/contract/words/content'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { StartFault } from '../../kernel/start-fault.ts'
import { isContentList } from './content-models.ts'
import { addressOf, askJson, ContentRefusal } from './content-request.ts'
import { type ContentSettings, strapiApi } from './strapi-api.ts'
import type { MadeFields } from './strapi-target.ts'

const EVERY_MS = 1000
const PATIENCE_MS = 180_000

/** Whether a Strapi has taken the content types of the release: it takes all of them or none. */
export async function hasStrapiTypes({ url, token }: ContentSettings): Promise<boolean> {
  try {
    await askJson(addressOf(`${url}/api/faqs`, { 'pagination[limit]': '1' }), { token })
    return true
  } catch (error) {
    // Other refusals are reported by the export itself, with what to do.
    return error instanceof ContentRefusal && error.status !== 404
  }
}

/** Whether a Strapi has taken the fields that its content types were given: its texts then have them, empty. */
async function hasStrapiFields(settings: ContentSettings, made: MadeFields): Promise<boolean> {
  const api = strapiApi(settings)
  const hasTaken = async (name: ContentName, fields: readonly string[], locale: LanguageCode) => {
    const asked = { name, locale, status: 'draft' } as const
    const [text] = isContentList(name) ? await api.list(asked) : [await api.single(asked)]
    return !text || fields.every((field) => field in text)
  }
  const asked = [...made].flatMap(([name, fields]) => languages.map((each) => [name, fields, each] as const))
  try {
    return (await Promise.all(asked.map((each) => hasTaken(...each)))).every(Boolean)
  } catch (error) {
    // As above.
    return error instanceof ContentRefusal && error.status !== 404
  }
}

async function waitUntil(isTaken: () => Promise<boolean>, otherwise: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (!(await isTaken())) {
    if (performance.now() > until)
      throw new StartFault(`${otherwise} Start Strapi again, then give the command again.`)
    await wait(EVERY_MS)
  }
}

/**
 * Waits for a Strapi that was given content types to have started with them. Throws a StartFault after three minutes.
 */
export const waitForStrapiTypes = (settings: ContentSettings): Promise<void> =>
  waitUntil(() => hasStrapiTypes(settings), `${settings.url} has no content types of the shop yet.`)

/** The same for fields that its content types were given. */
export const waitForStrapiFields = (settings: ContentSettings, made: MadeFields): Promise<void> =>
  waitUntil(
    () => hasStrapiFields(settings, made),
    `${settings.url} has not taken the new fields of its content types yet.`,
  )
