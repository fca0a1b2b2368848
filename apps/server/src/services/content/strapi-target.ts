import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import type { ContentTarget } from './content-target.ts'
import type { ContentItem } from './shipped-items.ts'
import { type ContentSettings, strapiApi } from './strapi-api.ts'

/** Ids of documents by their slug, and which slugs are there in which language, offline ones too. */
type Known = { ids: Map<unknown, string>; isThere: (slug: string | null, locale: LanguageCode) => boolean }

type Text = { slug: string | null; locale: LanguageCode; data: Record<string, unknown> }

const textsOf = ({ slug, shared, texts }: ContentItem): Text[] =>
  [...texts].map(([locale, text]) => ({ slug, locale, data: { ...shared, ...text } }))

/** Fills a Strapi 5 that has the content types of `strapiModelFiles` and the locales of the product. */
export function strapiTarget(settings: ContentSettings): ContentTarget {
  const api = strapiApi(settings)

  async function addSingle(name: string, items: ContentItem[]): Promise<number> {
    let added = 0
    for (const { locale, data } of items.flatMap(textsOf)) {
      if ((await api.single({ name, locale, status: 'draft' })) !== null) continue
      await api.write(name, { method: 'PUT', locale, data })
      added += 1
    }
    return added
  }

  async function findKnown(name: string): Promise<Known> {
    const ids = new Map<unknown, string>()
    const there = new Set<string>()
    for (const locale of languages)
      for (const { slug, documentId } of await api.list({ name, locale, status: 'draft' })) {
        ids.set(slug, String(documentId))
        there.add(`${locale}/${slug}`)
      }
    return { ids, isThere: (slug, locale) => there.has(`${locale}/${slug}`) }
  }

  async function addItems(name: string, items: ContentItem[]): Promise<number> {
    const { ids, isThere } = await findKnown(name)
    const lacking = items.flatMap(textsOf).filter(({ slug, locale }) => !isThere(slug, locale))
    for (const { slug, locale, data } of lacking) {
      const id = ids.get(slug)
      const [method, path] =
        id === undefined ? (['POST', name] as const) : (['PUT', `${name}/${id}`] as const)
      ids.set(slug, await api.write(path, { method, locale, data: { slug, ...data } }))
    }
    return lacking.length
  }

  return {
    // Content types are files of Strapi: nothing makes them over HTTP.
    prepare: async () => {},
    add: ({ name, isList }, items) => (isList ? addItems : addSingle)(name, items),
  }
}
