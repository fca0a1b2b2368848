import type { Logger } from 'pino'
import type { ContentServiceSettings } from '../../env/content.ts'
import { directusContent } from './directus-content.ts'
import { fileContent } from './file-content.ts'
import { type KeptContent, keptContent } from './kept-content.ts'
import { strapiContent } from './strapi-content.ts'

/** The content service that is set up, kept in memory; without one the texts of the release. */
export function openContent(settings: ContentServiceSettings | undefined, log: Logger): KeptContent {
  const shipped = fileContent()
  if (!settings) return { ...shipped, empty: () => {} }
  const source = settings.service === 'strapi' ? strapiContent(settings) : directusContent(settings)
  return keptContent(source, { shipped, now: () => performance.now(), log })
}
