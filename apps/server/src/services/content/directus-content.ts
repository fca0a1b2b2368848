import type { ContentName } from '@salvia/contract/words/content'
import { z } from 'zod'
import { isContentList } from './content-models.ts'
import { addressOf, ContentRefusal, readJson, withoutNulls } from './content-request.ts'
import { type ContentSource, UncertainDraft } from './content-source.ts'
import type { ContentSettings } from './strapi-api.ts'

const Item = z.object({ translations: z.array(z.record(z.string(), z.unknown())) }).loose()
const Answer = z.object({ data: z.union([z.array(Item), Item]) })

/** A collection is named like its entry, with underscores. */
export const collectionName = (name: string): string => name.replaceAll('-', '_')

/** An item with its texts; null where it has none in the asked language. It is known by its `slug`. */
function itemOf({ translations, slug, id, ...item }: z.infer<typeof Item>): unknown {
  const [translation] = translations
  if (!translation) return null
  const { id: _own, languages_code: _language, ...texts } = translation
  return { ...withoutNulls({ ...item, ...texts }), id: slug ?? String(id) }
}

type Status = 'published' | 'draft'

/** Items have a status; of a singleton Directus keeps a version that is called draft. */
const statusOf = (name: ContentName, status: Status): Record<string, string> => {
  if (!isContentList(name)) return status === 'draft' ? { version: 'draft' } : {}
  return status === 'draft' ? { 'filter[status][_neq]': 'archived' } : { 'filter[status][_eq]': 'published' }
}

/** As readJson. Directus refuses a version that nobody has begun like one that may not be read. */
async function readVersion(address: URL, token: string | null): Promise<unknown> {
  try {
    return await readJson(address, token)
  } catch (error) {
    if (error instanceof ContentRefusal && error.status === 403)
      throw new UncertainDraft('there is no draft, or it may not be read', { cause: error })
    throw error
  }
}

/** Directus, what is published or what its editors have drafted: a singleton per entry, a collection per list. */
export const directusContent = (
  { url, token }: ContentSettings,
  status: Status = 'published',
): ContentSource => ({
  kind: 'directus',
  read: async (name, languageCode) => {
    const address = addressOf(`${url}/items/${collectionName(name)}`, {
      fields: '*,translations.*',
      'deep[translations][_filter][languages_code][_starts_with]': languageCode,
      ...(isContentList(name) ? { limit: '-1', sort: 'id' } : {}),
      ...statusOf(name, status),
    })
    const answer = await (address.searchParams.has('version') ? readVersion : readJson)(address, token)
    if (answer === null) return null
    const { data } = Answer.parse(answer)
    if (!Array.isArray(data)) return itemOf(data)
    const items = data.map(itemOf).filter((item) => item !== null)
    return items.length > 0 ? items : null
  },
})
