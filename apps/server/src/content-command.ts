import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { httpUrl, withoutSlash, words } from './env/words.ts'
import { StartFault } from './kernel/start-fault.ts'
import { contentModels } from './services/content/content-models.ts'
import { fillContent } from './services/content/fill-content.ts'
import type { ContentSettings } from './services/content/strapi-api.ts'
import { addStrapiFields } from './services/content/strapi-folder.ts'
import { strapiModelFiles } from './services/content/strapi-models.ts'
import type { MadeFields } from './services/content/strapi-target.ts'
import { hasStrapiTypes, waitForStrapiFields, waitForStrapiTypes } from './services/content/strapi-types.ts'

const USAGE = `npm run content -- export strapi [<folder>] | directus
  Fills the content service at CONTENT_URL with the texts of the release, as CONTENT_TOKEN, which may write.
  Adds what it lacks and leaves the rest as it is. With the folder of a Strapi 5 that lacks the content types
  it writes them there first, and waits until Strapi has started with them; to content types that are there
  it adds the fields that the release has added, and fills them.
npm run content -- models strapi <folder>
  Writes the content types into the folder of a Strapi 5, which takes them at its next start.`

type Say = (line: string) => void
type Variables = Record<string, string | undefined>

const ServiceVariables = z.object({ CONTENT_URL: httpUrl, CONTENT_TOKEN: words })

/** Gives a Strapi the content types that it lacks, or to those it has the fields that they lack, which it returns. */
async function giveTypes(folder: string, settings: ContentSettings, say: Say): Promise<MadeFields> {
  if (!(await hasStrapiTypes(settings))) {
    writeModels(folder, say)
    await waitForStrapiTypes(settings)
    return new Map()
  }
  const made = addStrapiFields(folder, contentModels())
  if (made.size > 0) {
    const names = [...made].flatMap(([name, fields]) => fields.map((field) => `${name}.${field}`))
    say(`New fields of content types: ${names.join(', ')}. Start Strapi again.`)
    await waitForStrapiFields(settings, made)
  }
  return made
}

type Target = { service: 'strapi' | 'directus'; folder: string | undefined }

async function exportTo({ service, folder }: Target, variables: Variables, say: Say): Promise<void> {
  const given = ServiceVariables.safeParse(variables)
  if (!given.success)
    throw new StartFault(
      'CONTENT_URL must be the address of the service, CONTENT_TOKEN a token that may write.',
    )
  const { CONTENT_URL, CONTENT_TOKEN: token } = given.data
  const settings = { url: withoutSlash(CONTENT_URL), token }
  const made = folder === undefined ? undefined : await giveTypes(folder, settings, say)
  const { entries, added, found } = await fillContent(service, settings, made)
  say(`${entries} entries: ${added} texts added, ${found} were there and stay as they are.`)
  say('The legal texts are not among them: they come with each release.')
}

function writeModels(folder: string, say: Say): void {
  const files = contentModels().flatMap((model) => Object.entries(strapiModelFiles(model)))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  say(`${files.length} files of content types below ${join(folder, 'src/api')}. Start Strapi again.`)
}

/** Errors the operator can fix are printed as plain messages; returns the exit code. */
export async function runContentCommand(
  [command, service, folder, ...rest]: string[],
  variables: Variables,
  say: Say,
): Promise<number> {
  try {
    const isService = service === 'strapi' || service === 'directus'
    const isWhole = rest.length === 0 && (folder === undefined || service === 'strapi')
    if (command === 'export' && isService && isWhole) await exportTo({ service, folder }, variables, say)
    else if (command === 'models' && isWhole && folder !== undefined) writeModels(folder, say)
    else {
      say(USAGE)
      return 1
    }
    return 0
  } catch (error) {
    if (!(error instanceof StartFault)) throw error
    say(error.message)
    return 1
  }
}
