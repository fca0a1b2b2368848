import type { LanguageCode } from '@salvia/contract/words/locale'
import { z } from 'zod'
import type { ContentModel } from './content-models.ts'
import { addressOf, askJson } from './content-request.ts'
import type { ContentTarget } from './content-target.ts'
import { collectionName } from './directus-content.ts'
import { directusFields } from './directus-fields.ts'
import { collectionsOf, directusLanguages, languagesCollection, relationsOf } from './directus-models.ts'
import type { ContentItem } from './shipped-items.ts'
import type { ContentSettings } from './strapi-api.ts'

const Collections = z.object({ data: z.array(z.object({ collection: z.string() })) })
const Relations = z.object({ data: z.array(z.object({ collection: z.string(), field: z.string() })) })
const Languages = z.object({ data: z.array(z.object({ code: z.string() })) })
const Known = z.object({
  id: z.union([z.int(), z.string()]).nullish(),
  slug: z.string().nullish(),
  translations: z
    .array(z.object({ id: z.union([z.int(), z.string()]).nullish(), languages_code: z.string() }))
    .default([]),
})
type Known = z.infer<typeof Known>
const Items = z.object({ data: z.union([z.array(Known), Known]) })

/** Fills a Directus, of which it makes the collections too. The token is one of an administrator. */
export function directusTarget({ url, token }: ContentSettings): ContentTarget {
  const ask = (path: string, query: Record<string, string> = {}) =>
    askJson(addressOf(`${url}${path}`, query), { token })
  const send = (method: 'POST' | 'PATCH', path: string, body: unknown) =>
    askJson(new URL(`${url}${path}`), { token, method, body })

  const fields = directusFields({ ask, send })

  async function makeCollections(models: ContentModel[]): Promise<void> {
    const { data } = Collections.parse(await ask('/collections'))
    const known = new Set(data.map(({ collection }) => collection))
    const wanted = [languagesCollection, ...models.flatMap(collectionsOf)]
    await fields.make(wanted.filter(({ collection }) => known.has(collection)))
    for (const each of wanted) if (!known.has(each.collection)) await send('POST', '/collections', each)
    const { data: relations } = Relations.parse(await ask('/relations'))
    const related = new Set(relations.map(({ collection, field }) => `${collection}.${field}`))
    for (const each of models.flatMap(relationsOf))
      if (!related.has(`${each.collection}.${each.field}`)) await send('POST', '/relations', each)
  }

  async function makeLanguages(): Promise<void> {
    const { data } = Languages.parse(await ask('/items/languages', { limit: '-1', fields: 'code' }))
    const known = new Set(data.map(({ code }) => code))
    for (const language of Object.values(directusLanguages))
      if (!known.has(language.code)) await send('POST', '/items/languages', language)
  }

  async function findKnown(path: string): Promise<Known[]> {
    const query = { fields: '*,translations.id,translations.languages_code', limit: '-1' }
    const { data } = Items.parse(await ask(path, query))
    return Array.isArray(data) ? data : [data]
  }

  /** The translations of an item that the service does not have yet. */
  const lacking = ({ texts }: ContentItem, known?: Known) =>
    [...texts].flatMap(([language, text]) =>
      translationIn(known, language) ? [] : [{ languages_code: directusLanguages[language].code, ...text }],
    )

  /** What this run’s fields say in the translations that the service has. */
  const filling = ({ name }: ContentModel, { texts }: ContentItem, known?: Known) =>
    [...texts].flatMap(([language, text]) => {
      const values = fields.made(`${collectionName(name)}_translations`, text)
      const translation = translationIn(known, language)
      return translation && Object.keys(values).length > 0 ? [{ id: translation.id, ...values }] : []
    })

  async function addItem(model: ContentModel, item: ContentItem, known?: Known): Promise<number> {
    const { name, isList } = model
    const path = `/items/${collectionName(name)}`
    const [create, update] = [lacking(item, known), filling(model, item, known)]
    const own = fields.made(collectionName(name), item.shared)
    const translations = { create, update, delete: [] }
    if (create.length + update.length + Object.keys(own).length === 0) return 0
    if (!isList) await send('PATCH', path, { ...item.shared, translations })
    else if (known) await send('PATCH', `${path}/${known.id}`, { ...own, translations })
    else await send('POST', path, { slug: item.slug, status: 'published', ...item.shared, translations })
    return create.length
  }

  return {
    prepare: async (models) => {
      await makeCollections(models)
      await makeLanguages()
    },
    add: async (model, items) => {
      const all = await findKnown(`/items/${collectionName(model.name)}`)
      let added = 0
      for (const item of items) {
        const known = model.isList ? all.find(({ slug }) => slug === item.slug) : all[0]
        added += await addItem(model, item, known)
      }
      return added
    },
  }
}

const translationIn = (known: Known | undefined, language: LanguageCode) =>
  known?.translations.find(({ languages_code: code }) => code.startsWith(language))
