import type { ContentName } from '@salvia/contract/words/content'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import type { ContentModel } from './content-models.ts'
import type { ContentTarget } from './content-target.ts'
import type { ContentItem } from './shipped-items.ts'
import { type Asked, type ContentSettings, type Document, strapiApi } from './strapi-api.ts'

/** The fields that a content type was given in this run, by its entry: nobody has written in them yet. */
export type MadeFields = ReadonlyMap<ContentName, readonly string[]>

type Text = { slug: string | null; locale: LanguageCode; data: Document }

/** A text that the service has, as a draft and as it is published. */
type Known = { draft: Document; published: Document | undefined }

const textsOf = ({ slug, shared, texts }: ContentItem): Text[] =>
  [...texts].map(([locale, text]) => ({ slug, locale, data: { ...shared, ...text } }))

const keyOf = (slug: unknown, locale: LanguageCode): string => `${locale}/${slug ?? ''}`

type Texts = Map<string, Document>

/** Fills a Strapi 5 that has the content types of `strapiModelFiles` and the locales of the product. */
export function strapiTarget(settings: ContentSettings, made: MadeFields): ContentTarget {
  const api = strapiApi(settings)

  const readIn = async ({ name, isList }: ContentModel, asked: Omit<Asked, 'name'>): Promise<Document[]> => {
    if (isList) return api.list({ name, ...asked })
    const text = await api.single({ name, ...asked })
    return text === null ? [] : [text]
  }

  async function read(model: ContentModel, status: Asked['status']): Promise<Texts> {
    const found: Texts = new Map()
    for (const locale of languages)
      for (const text of await readIn(model, { locale, status })) found.set(keyOf(text.slug, locale), text)
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

  /** Adds a language to the document of this id, or makes one; returns its id. */
  const addText = ({ name, isList }: ContentModel, { slug, locale, data }: Text, id: string | undefined) => {
    if (!isList) return api.write(name, { method: 'PUT', locale, data })
    const written = { locale, data: { slug, ...data } }
    return id === undefined
      ? api.write(name, { method: 'POST', ...written })
      : api.write(`${name}/${id}`, { method: 'PUT', ...written })
  }

  async function add(model: ContentModel, items: ContentItem[]): Promise<number> {
    const drafts = await read(model, 'draft')
    const published: Texts = made.has(model.name) ? await read(model, 'published') : new Map()
    const ids = new Map([...drafts.values()].map(({ slug, documentId }) => [slug, String(documentId)]))
    let added = 0
    for (const text of items.flatMap(textsOf)) {
      const key = keyOf(text.slug, text.locale)
      const draft = drafts.get(key)
      if (draft) await fill(model, text, { draft, published: published.get(key) })
      else {
        ids.set(text.slug, await addText(model, text, ids.get(text.slug)))
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
