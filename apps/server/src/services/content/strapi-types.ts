import { setTimeout as wait } from 'node:timers/promises'
import { StartFault } from '../../kernel/start-fault.ts'
import { addressOf, askJson, ContentRefusal } from './content-request.ts'
import type { ContentSettings } from './strapi-api.ts'

const EVERY_MS = 1000
const PATIENCE_MS = 180_000

/** Whether a Strapi has taken the content types of the release: it takes all of them or none. */
export async function hasStrapiTypes({ url, token }: ContentSettings): Promise<boolean> {
  try {
    await askJson(addressOf(`${url}/api/faqs`, { 'pagination[limit]': '1' }), { token })
    return true
  } catch (error) {
    // Another refusal is told by the export itself, with what to do.
    return error instanceof ContentRefusal && error.status !== 404
  }
}

/** Waits for a Strapi that was given content types to have started with them. Throws a StartFault after three minutes. */
export async function waitForStrapiTypes(settings: ContentSettings): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (!(await hasStrapiTypes(settings))) {
    if (performance.now() > until)
      throw new StartFault(
        `${settings.url} has no content types of the shop yet. Start Strapi again, then give the command again.`,
      )
    await wait(EVERY_MS)
  }
}
