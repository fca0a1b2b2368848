import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentName } from '@salvia/contract/words/content'
import type { ContentModel } from './content-models.ts'
import { strapiModelFiles } from './strapi-models.ts'
import type { MadeFields } from './strapi-target.ts'

type Schema = { attributes: Record<string, unknown> }

const readSchema = (text: string): Schema => JSON.parse(text)

/**
 * Adds the fields of the release to the content types in the folder of a Strapi that lack them, and leaves the rest of
 * these files as it is. Returns what it added.
 */
export function addStrapiFields(folder: string, models: ContentModel[]): MadeFields {
  const made = new Map<ContentName, string[]>()
  for (const model of models)
    for (const [path, text] of Object.entries(strapiModelFiles(model))) {
      const file = join(folder, path)
      if (!path.endsWith('schema.json') || !existsSync(file)) continue
      const kept = readSchema(readFileSync(file, 'utf8'))
      const lacking = Object.entries(readSchema(text).attributes).filter(
        ([name]) => !(name in kept.attributes),
      )
      if (lacking.length === 0) continue
      const attributes = { ...kept.attributes, ...Object.fromEntries(lacking) }
      writeFileSync(file, `${JSON.stringify({ ...kept, attributes }, null, 2)}\n`)
      made.set(
        model.name,
        lacking.map(([name]) => name),
      )
    }
  return made
}
