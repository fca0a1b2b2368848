import { contentLists } from '@salvia/contract/words/content'
import { z } from 'zod'
import { readJson } from './content-request.ts'
import type { ContentSource } from './content-source.ts'
import type { ContentSettings } from './strapi-content.ts'

const Item = z.object({ translations: z.array(z.record(z.string(), z.unknown())) }).loose()
const Answer = z.object({ data: z.union([z.array(Item), Item]) })

const isList = (name: string): boolean => contentLists.some((list) => list === name)

/** An item with its texts; null where it has none in the asked language. It is known by its `slug`. */
function itemOf({ translations, slug, id, ...item }: z.infer<typeof Item>): unknown {
  const [translation] = translations
  if (!translation) return null
  const { id: _own, languages_code: _language, ...texts } = translation
  return { ...item, ...texts, id: slug ?? String(id) }
}

/** Directus: a singleton per entry, a collection per list, named like the entry with underscores, with translations. */
export const directusContent = ({ url, token }: ContentSettings): ContentSource => ({
  kind: 'directus',
  read: async (name, languageCode) => {
    const address = new URL(`${url}/items/${name.replaceAll('-', '_')}`)
    const query = {
      fields: '*,translations.*',
      'deep[translations][_filter][languages_code][_starts_with]': languageCode,
      ...(isList(name) ? { limit: '-1', sort: 'id' } : {}),
    }
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value)
    const answer = await readJson(address, token ? { authorization: `Bearer ${token}` } : {})
    if (answer === null) return null
    const { data } = Answer.parse(answer)
    if (!Array.isArray(data)) return itemOf(data)
    const items = data.map(itemOf).filter((item) => item !== null)
    return items.length > 0 ? items : null
  },
})
