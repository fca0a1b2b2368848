import type { LanguageCode } from '@salvia/contract/words/locale'
import { z } from 'zod'
import { addressOf, askJson, readJson } from './content-request.ts'

export type ContentSettings = {
  /** Without a trailing slash. */
  url: string
  /** Null for content that anybody may read. */
  token: string | null
}

const PAGE = 100
const Document = z.record(z.string(), z.unknown())
export type Document = z.infer<typeof Document>
const Single = z.object({ data: Document.nullable() })
const Page = z.object({
  data: z.array(Document),
  meta: z.object({ pagination: z.object({ total: z.int() }) }),
})
const Answer = z.object({ data: z.object({ documentId: z.string() }) })

const empty: z.infer<typeof Page> = { data: [], meta: { pagination: { total: 0 } } }

export type Asked = { name: string; locale: LanguageCode; status: 'draft' | 'published' }

type Written = Omit<Asked, 'name' | 'status'> & {
  method: 'POST' | 'PUT'
  data: Document
  status?: Asked['status']
}

/** Strapi 5: a single type per entry, a collection type per list, both named like the entry. Each call may throw. */
export function strapiApi({ url, token }: ContentSettings) {
  const read = (name: string, query: Record<string, string>) =>
    readJson(addressOf(`${url}/api/${name}`, query), token)

  return {
    /** A single type in a language; null where it has none. */
    single: async ({ name, locale, status }: Asked): Promise<Document | null> => {
      const answer = await read(name, { locale, status, populate: '*' })
      return answer === null ? null : Single.parse(answer).data
    },

    /** All items of a collection type in a language, in the order in which they were made. */
    list: async ({ name, locale, status }: Asked): Promise<Document[]> => {
      const items: Document[] = []
      let isMore = true
      while (isMore) {
        const paging = { 'pagination[start]': String(items.length), 'pagination[limit]': String(PAGE) }
        const answer = await read(name, { locale, status, populate: '*', sort: 'id:asc', ...paging })
        const { data, meta } = answer === null ? empty : Page.parse(answer)
        items.push(...data)
        isMore = data.length > 0 && items.length < meta.pagination.total
      }
      return items
    },

    /** Makes a document, adds a language to one or changes one; publishes it, unless it is to stay a draft. Returns its id. */
    write: async (path: string, { method, locale, data, status = 'published' }: Written): Promise<string> => {
      const address = addressOf(`${url}/api/${path}`, { locale, status })
      return Answer.parse(await askJson(address, { token, method, body: { data } })).data.documentId
    },
  }
}
