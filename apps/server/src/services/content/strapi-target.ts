import type { ContentName } from '@salvia/contract/words/content'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import type { ContentModel } from './content-models.ts'
import type { ContentTarget } from './content-target.ts'
import type { ContentItem } from './shipped-items.ts'
import { type ContentSettings, type Document, strapiApi } from './strapi-api.ts'

/** The fields that a content type was given in this run, by its entry: nobody has written in them yet. */
export type MadeFields = ReadonlyMap<ContentName, readonly string[]>

type Text = { slug: string | null; locale: LanguageCode; data: Document }

/** A text that the service has, as a draft and as it is published. */
type Known = { draft: Document; published: Document | undefined }

const textsOf = ({ slug, shared, texts }: ContentItem): Text[] =>
  [...texts].map(([locale, text]) => ({ slug, locale, data: { ...shared, ...text } }))

const keyOf = (slug: unknown, locale: LanguageCode): string => `${locale}/${slug ?? ''}`

/** Fills a Strapi 5 that has the content types of `strapiModelFiles` and the locales of the product. */
export function strapiTarget(settings: ContentSettings, made: MadeFields): ContentTarget {
  const api = strapiApi(settings)

  async function read(
    { name, isList }: ContentModel,
    status: 'draft' | 'published',
  ): Promise<Map<string, Document>> {
    const found = new Map<string, Document>()
    for (const locale of languages) {
      const asked = { name, locale, status }
      const documents = isList ? await api.list(asked) : [await api.single(asked)]
      for (const document of documents)
        if (document) found.set(keyOf(isList ? document.slug : null, locale), document)
    }
    return found
  }

  /** What this run’s fields say in a text that was there; published only where no other change waits to be. */
  async function fill(model: ContentModel, { locale, data }: Text, { draft, published }: Known) {
    const values = filledOnly(data, made.get(model.name) ?? [])
    if (Object.keys(values).length === 0) return
    const fields = [...Object.keys(model.shared), ...Object.keys(model.texts)]
    const status = published && isSame(draft, published, fields) ? 'published' : 'draft'
    const path = model.isList ? `${model.name}/${draft.documentId}` : model.name
    await api.write(path, { method: 'PUT', locale, data: values, status })
  }

  async function add(model: ContentModel, items: ContentItem[]): Promise<number> {
    const { name, isList } = model
    const drafts = await read(model, 'draft')
    const published = made.has(name) ? await read(model, 'published') : new Map<string, Document>()
    const ids = new Map([...drafts.values()].map(({ slug, documentId }) => [slug, String(documentId)]))
    let added = 0
    for (const text of items.flatMap(textsOf)) {
      const { slug, locale, data } = text
      const draft = drafts.get(keyOf(slug, locale))
      if (draft) await fill(model, text, { draft, published: published.get(keyOf(slug, locale)) })
      else {
        const id = isList ? ids.get(slug) : undefined
        const method = isList && id === undefined ? 'POST' : 'PUT'
        const written = { method, locale, data: isList ? { slug, ...data } : data } as const
        ids.set(slug, await api.write(id === undefined ? name : `${name}/${id}`, written))
        added += 1
      }
    }
    return added
  }

  // Content types are files of Strapi: nothing makes them over HTTP.
  return { prepare: async () => {}, add }
}

const filledOnly = (data: Document, fields: readonly string[]): Document =>
  Object.fromEntries(
    fields.flatMap((field) =>
      data[field] === null || data[field] === undefined ? [] : [[field, data[field]]],
    ),
  )

const isSame = (one: Document, other: Document, fields: string[]): boolean =>
  fields.every((field) => JSON.stringify(one[field] ?? null) === JSON.stringify(other[field] ?? null))
