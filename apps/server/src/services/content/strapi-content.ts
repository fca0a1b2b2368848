import { contentLists } from '@salvia/contract/words/content'
import { z } from 'zod'
import { readJson } from './content-request.ts'
import type { ContentSource } from './content-source.ts'

export type ContentSettings = {
  /** Without a trailing slash. */
  url: string
  /** Null for content that anybody may read. */
  token: string | null
}

const PAGE = 100
const Single = z.object({ data: z.record(z.string(), z.unknown()).nullable() })
const Page = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  meta: z.object({ pagination: z.object({ total: z.int() }) }),
})

const empty: z.infer<typeof Page> = { data: [], meta: { pagination: { total: 0 } } }

const isList = (name: string): boolean => contentLists.some((list) => list === name)

/** An item is known by its `slug`: Strapi's own ids differ from one installation to the next. */
const itemOf = ({ slug, documentId, ...item }: Record<string, unknown>) => ({
  ...item,
  id: slug ?? documentId,
})

/** Strapi 5: a single type per entry, a collection type per list, both named like the entry. */
export function strapiContent({ url, token }: ContentSettings): ContentSource {
  const ask = (name: string, query: Record<string, string>) => {
    const address = new URL(`${url}/api/${name}`)
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value)
    return readJson(address, token ? { authorization: `Bearer ${token}` } : {})
  }

  async function readList(name: string, locale: string): Promise<unknown> {
    const items: unknown[] = []
    let isMore = true
    while (isMore) {
      const paging = { 'pagination[start]': String(items.length), 'pagination[limit]': String(PAGE) }
      const answer = await ask(name, { locale, populate: '*', sort: 'id:asc', ...paging })
      const { data, meta } = answer === null ? empty : Page.parse(answer)
      items.push(...data.map(itemOf))
      isMore = data.length > 0 && items.length < meta.pagination.total
    }
    return items.length > 0 ? items : null
  }

  return {
    kind: 'strapi',
    read: async (name, languageCode) => {
      if (isList(name)) return readList(name, languageCode)
      const answer = await ask(name, { locale: languageCode, populate: '*' })
      const data = answer === null ? null : Single.parse(answer).data
      return data && itemOf(data)
    },
  }
}
