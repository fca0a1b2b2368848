import type { LanguageCode } from '@salvia/contract/words/locale'
import type { ContentModel, FieldKind } from './content-models.ts'
import { collectionName } from './directus-content.ts'

/** Directus names a language with its country. */
export const directusLanguages: Record<LanguageCode, { code: string; name: string }> = {
  en: { code: 'en-GB', name: 'English' },
  de: { code: 'de-DE', name: 'Deutsch' },
  nl: { code: 'nl-NL', name: 'Nederlands' },
  fr: { code: 'fr-FR', name: 'Français' },
}

const kinds: Record<FieldKind, { type: string; interface: string; special?: string[] }> = {
  line: { type: 'string', interface: 'input' },
  text: { type: 'text', interface: 'input-multiline' },
  data: { type: 'json', interface: 'input-code', special: ['cast-json'] },
  yesNo: { type: 'boolean', interface: 'boolean', special: ['cast-boolean'] },
  number: { type: 'integer', interface: 'input' },
  moment: { type: 'timestamp', interface: 'datetime' },
}

const fieldsOf = (fields: Record<string, FieldKind>) =>
  Object.entries(fields).map(([field, kind]) => {
    const { type, ...meta } = kinds[kind]
    return { field, type, meta, schema: {} }
  })

const id = {
  field: 'id',
  type: 'integer',
  meta: { hidden: true },
  schema: { is_primary_key: true, has_auto_increment: true },
}
const slug = {
  field: 'slug',
  type: 'string',
  meta: { interface: 'input', required: true },
  schema: { is_unique: true },
}
const status = {
  field: 'status',
  type: 'string',
  meta: {
    interface: 'select-dropdown',
    options: { choices: ['published', 'draft', 'archived'].map((value) => ({ text: value, value })) },
  },
  schema: { default_value: 'draft' },
}
const translations = {
  field: 'translations',
  type: 'alias',
  meta: { interface: 'translations', special: ['translations'], options: { languageField: 'name' } },
}

/** The languages, which translations name. */
export const languagesCollection = {
  collection: 'languages',
  meta: { hidden: true },
  schema: {},
  fields: [
    { field: 'code', type: 'string', meta: {}, schema: { is_primary_key: true } },
    { field: 'name', type: 'string', meta: {}, schema: {} },
  ],
}

/** What Directus keeps an entry in: a singleton or a list, and its translations. */
export function collectionsOf({ name, isList, shared, texts }: ContentModel) {
  const collection = collectionName(name)
  const own = isList ? [slug, status] : []
  return [
    {
      collection,
      meta: { singleton: !isList, versioning: !isList },
      schema: {},
      fields: [id, ...own, ...fieldsOf(shared), translations],
    },
    {
      collection: `${collection}_translations`,
      meta: { hidden: true },
      schema: {},
      fields: [
        id,
        { field: `${collection}_id`, type: 'integer', meta: { hidden: true }, schema: {} },
        { field: 'languages_code', type: 'string', meta: { hidden: true }, schema: {} },
        ...fieldsOf(texts),
      ],
    },
  ]
}

/** What ties translations to their item and their language. */
export function relationsOf({ name }: ContentModel) {
  const collection = `${collectionName(name)}_translations`
  const own = `${collectionName(name)}_id`
  return [
    {
      collection,
      field: own,
      related_collection: collectionName(name),
      meta: { one_field: 'translations', junction_field: 'languages_code' },
      schema: { on_delete: 'CASCADE' },
    },
    {
      collection,
      field: 'languages_code',
      related_collection: 'languages',
      meta: { junction_field: own },
      schema: { on_delete: 'CASCADE' },
    },
  ]
}
