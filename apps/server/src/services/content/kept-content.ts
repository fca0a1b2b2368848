import type { ContentName } from '@salvia/contract/words/content'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { Logger } from 'pino'
import type { ContentSource } from './content-source.ts'

/** How long an answer counts as fresh. */
const FRESH_MS = 60_000
/** A page waits no longer than this for what was never read. */
const PATIENCE_MS = 250

export type KeptContent = ContentSource & {
  /** Forgets what was read: the next page asks the service. */
  empty: () => void
  /** How often it was emptied: what was rendered from an earlier edition is out of date. */
  edition: () => number
  /** Editors' drafts, never cached; null where there are none. Throws as a source does. */
  drafts: ContentSource | null
}

type Around = {
  shipped: ContentSource
  drafts: ContentSource
  now: () => number
  log: Pick<Logger, 'warn'>
}

type Kept = { value: unknown; readAt: number }

/**
 * Content from a service, kept in memory. What is older than a minute is shown and read again behind it; while the
 * service is down or slow, the last answer is shown, and what was never read comes from `shipped`. It never throws.
 */
export function keptContent(source: ContentSource, { shipped, drafts, now, log }: Around): KeptContent {
  const kept = new Map<string, Kept>()
  const reading = new Map<string, Promise<void>>()
  let edition = 0

  function readAnew(key: string, name: ContentName, languageCode: LanguageCode): Promise<void> {
    const before = reading.get(key)
    if (before) return before
    const run = source
      .read(name, languageCode)
      .then((value) => void kept.set(key, { value, readAt: now() }))
      .catch((error: unknown) => log.warn({ err: error, entry: name }, 'content_not_read'))
      .finally(() => reading.delete(key))
    reading.set(key, run)
    return run
  }

  return {
    kind: source.kind,
    drafts,
    empty: () => {
      kept.clear()
      edition += 1
    },
    edition: () => edition,
    read: async (name, languageCode) => {
      const key = `${languageCode}/${name}`
      const known = kept.get(key)
      if (known && now() - known.readAt < FRESH_MS) return known.value
      const run = readAnew(key, name, languageCode)
      if (known) return known.value
      let timer: NodeJS.Timeout | undefined
      const waited = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS)
      })
      await Promise.race([run, waited])
      clearTimeout(timer)
      const read = kept.get(key)
      return read ? read.value : shipped.read(name, languageCode)
    },
  }
}
