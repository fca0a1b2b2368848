import { z } from 'zod'
import { isContentList } from './content-models.ts'
import { addressOf, readJson, withoutNulls } from './content-request.ts'
import type { ContentSource } from './content-source.ts'
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

/** Directus: a singleton per entry, a collection per list, with translations. */
export const directusContent = ({ url, token }: ContentSettings): ContentSource => ({
  kind: 'directus',
  read: async (name, languageCode) => {
    const address = addressOf(`${url}/items/${collectionName(name)}`, {
      fields: '*,translations.*',
      'deep[translations][_filter][languages_code][_starts_with]': languageCode,
      ...(isContentList(name) ? { limit: '-1', sort: 'id' } : {}),
    })
    const answer = await readJson(address, token)
    if (answer === null) return null
    const { data } = Answer.parse(answer)
    if (!Array.isArray(data)) return itemOf(data)
    const items = data.map(itemOf).filter((item) => item !== null)
    return items.length > 0 ? items : null
  },
})
