import type { ContentModel, FieldKind } from './content-models.ts'

const kinds: Record<FieldKind, string> = {
  line: 'string',
  text: 'text',
  data: 'json',
  yesNo: 'boolean',
  number: 'integer',
  moment: 'datetime',
}

type Attribute = { type: string; required?: boolean; pluginOptions: { i18n: { localized: boolean } } }

const attributesOf = (fields: Record<string, FieldKind>, localized: boolean): [string, Attribute][] =>
  Object.entries(fields).map(([name, kind]) => [
    name,
    { type: kinds[kind], pluginOptions: { i18n: { localized } } },
  ])

/** Strapi answers a collection at its plural and a single type at its singular; both names must differ. */
const namesOf = ({ name, isList }: ContentModel) =>
  isList
    ? { singularName: `${name}-item`, pluralName: name }
    : { singularName: name, pluralName: `${name}-entries` }

const shownName = (name: string): string =>
  name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())

function schemaOf(model: ContentModel) {
  const { name, isList, texts, shared } = model
  const slug: [string, Attribute] = [
    'slug',
    { type: 'string', required: true, pluginOptions: { i18n: { localized: false } } },
  ]
  return {
    kind: isList ? 'collectionType' : 'singleType',
    collectionName: name.replaceAll('-', '_'),
    info: { ...namesOf(model), displayName: shownName(name) },
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    attributes: Object.fromEntries([
      ...(isList ? [slug] : []),
      ...attributesOf(shared, false),
      ...attributesOf(texts, true),
    ]),
  }
}

const factory = (kind: 'Controller' | 'Router' | 'Service', uid: string): string =>
  `'use strict'

const { factories } = require('@strapi/strapi')

module.exports = factories.createCore${kind}('${uid}')
`

/** The files of a content type, by their path below the folder of a Strapi 5. */
export function strapiModelFiles(model: ContentModel): Record<string, string> {
  const { singularName } = namesOf(model)
  const uid = `api::${singularName}.${singularName}`
  const folder = `src/api/${singularName}`
  return {
    [`${folder}/content-types/${singularName}/schema.json`]: `${JSON.stringify(schemaOf(model), null, 2)}\n`,
    [`${folder}/controllers/${singularName}.js`]: factory('Controller', uid),
    [`${folder}/routes/${singularName}.js`]: factory('Router', uid),
    [`${folder}/services/${singularName}.js`]: factory('Service', uid),
  }
}
