import { z } from 'zod'
import type { ContentSettings } from '../services/content/strapi-api.ts'
import { httpUrl, withoutSlash, words } from './words.ts'

export const contentVariables = {
  CONTENT_SERVICE: z.enum(['strapi', 'directus']).optional(),
  CONTENT_URL: httpUrl.optional(),
  /** Of an account that may read; without it what anybody may read. */
  CONTENT_TOKEN: words.optional(),
  /** Who sends it in the header `x-content-secret` may say that content has changed. */
  CONTENT_WEBHOOK_SECRET: words.optional(),
}
const Variables = z.object(contentVariables)
type Given = z.infer<typeof Variables>

export type ContentServiceSettings = ContentSettings & { service: 'strapi' | 'directus' }

/** The kind of service and its address, or content comes from the release. */
export function contentFrom(given: Given): ContentServiceSettings | undefined {
  const { CONTENT_SERVICE: service, CONTENT_URL: url, CONTENT_TOKEN: token = null } = given
  return service && url ? { service, url: withoutSlash(url), token } : undefined
}

export const contentFaults = ({ CONTENT_SERVICE, CONTENT_URL }: Given): string[] => [
  ...(CONTENT_SERVICE && !CONTENT_URL ? ['CONTENT_SERVICE needs CONTENT_URL.'] : []),
  ...(CONTENT_URL && !CONTENT_SERVICE ? ['CONTENT_URL needs CONTENT_SERVICE.'] : []),
]
