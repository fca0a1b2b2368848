import { entryOf } from '@salvia/contract/content/entries'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import type { ContentModel } from './content-models.ts'
import { fileContent } from './file-content.ts'

type Values = Record<string, unknown>

/** An entry, or an item of one that is a list. */
export type ContentItem = {
  /** Null where the entry is no list. */
  slug: string | null
  shared: Values
  texts: Map<LanguageCode, Values>
}

const pick = (value: Values, fields: object): Values =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, value[key] ?? null]))

/** The entry in a language, or its items. */
async function readShipped({ name, isList }: ContentModel, language: LanguageCode): Promise<Values[]> {
  const value = await fileContent().read(name, language)
  if (value === null) return []
  return isList ? entryOf(name).array().parse(value) : [entryOf(name).parse(value)]
}

/** What the release ships of an entry, in its order. */
export async function shippedItems(model: ContentModel): Promise<ContentItem[]> {
  const found = new Map<string | null, ContentItem>()
  for (const language of languages)
    for (const entry of await readShipped(model, language)) {
      const slug = model.isList ? String(entry.id) : null
      const item = found.get(slug) ?? { slug, shared: pick(entry, model.shared), texts: new Map() }
      item.texts.set(language, pick(entry, model.texts))
      found.set(slug, item)
    }
  return [...found.values()]
}
