import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentModel } from './content-models.ts'
import { strapiModelFiles } from './strapi-models.ts'
import type { MadeFields } from './strapi-target.ts'

type Schema = { attributes: Record<string, unknown> }

const readSchema = (text: string): Schema => JSON.parse(text)

const schemaOf = (model: ContentModel): [path: string, text: string] => {
  const found = Object.entries(strapiModelFiles(model)).find(([path]) => path.endsWith('schema.json'))
  if (!found) throw new Error(`${model.name} has no schema`)
  return found
}

/** Adds to a content type the fields of the release that it lacks; returns their names. None for one that is not there. */
function addLacking(folder: string, model: ContentModel): string[] {
  const [path, text] = schemaOf(model)
  const file = join(folder, path)
  if (!existsSync(file)) return []
  const kept = readSchema(readFileSync(file, 'utf8'))
  const lacking = Object.entries(readSchema(text).attributes).filter(([name]) => !(name in kept.attributes))
  if (lacking.length > 0) {
    const attributes = { ...kept.attributes, ...Object.fromEntries(lacking) }
    writeFileSync(file, `${JSON.stringify({ ...kept, attributes }, null, 2)}\n`)
  }
  return lacking.map(([name]) => name)
}

/**
 * Adds the fields of the release to the content types in the folder of a Strapi that lack them, and leaves the rest of
 * these files as it is. Returns what it added.
 */
export const addStrapiFields = (folder: string, models: ContentModel[]): MadeFields =>
  new Map(
    models
      .map((model) => [model.name, addLacking(folder, model)] as const)
      .filter(([, fields]) => fields.length > 0),
  )
