import { languages } from '@salvia/contract/words/locale'
import { StartFault } from '../../kernel/start-fault.ts'
import { contentModels } from './content-models.ts'
import { ContentRefusal } from './content-request.ts'
import type { ContentTarget } from './content-target.ts'
import { directusTarget } from './directus-target.ts'
import { shippedItems } from './shipped-items.ts'
import type { ContentSettings } from './strapi-api.ts'
import { type MadeFields, strapiTarget } from './strapi-target.ts'

export type ContentService = 'strapi' | 'directus'

const nameOf: Record<ContentService, string> = { strapi: 'Strapi', directus: 'Directus' }

/** What an operator does about a status of failure. */
const remedies: Record<ContentService, Record<number, string>> = {
  strapi: {
    400: `It needs the locales ${languages.join(', ')} (Settings, Internationalization).`,
    404: 'Give it the content types first: npm run content -- export strapi <its folder>, or npm run content -- models strapi <its folder>, then start it again.',
  },
  directus: { 404: 'Is it the address of a Directus?' },
}

function faultOf(error: unknown, at: string, service: ContentService, url: string): StartFault {
  const name = nameOf[service]
  if (!(error instanceof ContentRefusal)) {
    const { cause } = error as { cause?: { code?: string } }
    const why = cause?.code ?? (error instanceof Error ? error.name : 'no answer')
    return new StartFault(`Nothing at ${url} answers as ${name} does (${why}). Is CONTENT_URL right?`)
  }
  const { status, message } = error
  if (status === 401 || status === 403)
    return new StartFault(
      `${name} at ${url} refuses CONTENT_TOKEN (${at}: ${message}). It needs one that may write.`,
    )
  return new StartFault([`${at}: ${message}.`, remedies[service][status]].filter(Boolean).join(' '))
}

export type Filled = { entries: number; added: number; found: number }

/**
 * Fills a content service with the texts of the release. Adds what it lacks and leaves the rest as it is: what editors
 * have written stays, and a run that was broken off is taken up by the next. Fields that a Strapi was given in this run
 * (`made`) are filled; in Directus the run makes them itself. Throws a StartFault when it refuses.
 */
export async function fillContent(
  service: ContentService,
  settings: ContentSettings,
  made: MadeFields = new Map(),
): Promise<Filled> {
  const target: ContentTarget = service === 'strapi' ? strapiTarget(settings, made) : directusTarget(settings)
  const models = contentModels()
  const attempt = async <T>(at: string, act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      throw faultOf(error, at, service, settings.url)
    }
  }
  await attempt('collections', () => target.prepare(models))
  let [added, texts] = [0, 0]
  for (const model of models) {
    const items = await shippedItems(model)
    texts += items.reduce((sum, item) => sum + item.texts.size, 0)
    added += await attempt(model.name, () => target.add(model, items))
  }
  return { entries: models.length, added, found: texts - added }
}
