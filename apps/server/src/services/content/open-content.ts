import type { Logger } from 'pino'
import type { ContentServiceSettings } from '../../env/content.ts'
import { type CachedContent, cachedContent } from './content-cache.ts'
import { contentPictures, noContentPictures } from './content-pictures.ts'
import { withDemoWebinars } from './demo-webinars.ts'
import { directusContent } from './directus-content.ts'
import { draftsInTime } from './drafts-in-time.ts'
import { fileContent } from './file-content.ts'
import { strapiContent } from './strapi-content.ts'

/** The content service that is set up, kept in memory; without one the texts of the release. */
export function openContent(
  settings: ContentServiceSettings | undefined,
  { log, isDemo }: { log: Logger; isDemo: boolean },
): CachedContent {
  const shipped = fileContent()
  const embedded = isDemo ? withDemoWebinars(shipped, () => new Date()) : shipped
  if (!settings)
    return { ...embedded, pictures: noContentPictures, drafts: null, empty: () => {}, edition: () => 0 }
  const open = settings.service === 'strapi' ? strapiContent : directusContent
  const drafts = draftsInTime(open(settings, 'draft'))
  const now = () => performance.now()
  const pictures = contentPictures(settings)
  return cachedContent(open(settings), { shipped, drafts, pictures, now, log })
}
