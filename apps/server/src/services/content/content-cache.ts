import type { ContentName } from '@salvia/contract/words/content'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { Logger } from 'pino'
import type { ContentPictures } from './content-pictures.ts'
import type { ContentSource } from './content-source.ts'

/** How long an answer counts as fresh. */
const FRESH_MS = 60_000
/** A page waits no longer than this for what was never read. */
const PATIENCE_MS = 250
/** After an answer that pages would not have waited for, none waits for one this long. */
const UNWAITED_MS = 30_000

export type CachedContent = ContentSource & {
  /** Ages what was read: the next page asks the service, and shows it again if that does not answer. */
  empty: () => void
  /** Raised when it was emptied and when an entry is another: what was rendered before is out of date. */
  edition: () => number
  /** Opens editors' drafts for one request, never cached; null where there are none. It throws as a source does. */
  drafts: (() => ContentSource) | null
  pictures: ContentPictures
}

type Around = {
  shipped: ContentSource
  drafts: () => ContentSource
  pictures: ContentPictures
  now: () => number
  log: Pick<Logger, 'warn'>
}

type Kept = {
  value: unknown
  readAt: number
  /** Known to be out of date: the next who wishes it waits for the new one, as for what was never read. */
  isAged: boolean
}

const isAnother = (known: Kept | undefined, value: unknown): boolean =>
  known !== undefined && JSON.stringify(known.value) !== JSON.stringify(value)

/**
 * Content from a service, kept in memory. What is older than a minute is shown and read again behind it; while the
 * service is down or slow, the last answer is shown, and what was never read comes from `shipped`, for which only the
 * first page waits. It never throws.
 */
export function cachedContent(
  source: ContentSource,
  { shipped, now, log, ...beside }: Around,
): CachedContent {
  const kept = new Map<string, Kept>()
  const reading = new Map<string, Promise<void>>()
  /** What the release lent, which may have been rendered. */
  const lent = new Set<string>()
  let edition = 0
  let unwaitedUntil = Number.NEGATIVE_INFINITY

  const recordTime = (took: number): void => {
    unwaitedUntil = took < PATIENCE_MS ? Number.NEGATIVE_INFINITY : now() + UNWAITED_MS
  }

  /** Waits for an answer as long as a page may. */
  async function wait(run: Promise<void>): Promise<void> {
    if (now() < unwaitedUntil) return
    let timer: NodeJS.Timeout | undefined
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        recordTime(PATIENCE_MS)
        resolve()
      }, PATIENCE_MS)
    })
    await Promise.race([run, waited])
    clearTimeout(timer)
  }

  function readAnew(key: string, name: ContentName, languageCode: LanguageCode): Promise<void> {
    const before = reading.get(key)
    if (before) return before
    const askedAt = now()
    const run: Promise<void> = source
      .read(name, languageCode)
      .then((value) => {
        // What was asked for before it was emptied may be the text of before.
        const isNewest = reading.get(key) === run
        const known = kept.get(key)
        if (known && !isNewest) return
        kept.set(key, { value, readAt: now(), isAged: !isNewest })
        if (lent.delete(key) || isAnother(known, value)) edition += 1
      })
      .catch((error: unknown) => log.warn({ err: error, entry: name }, 'content_not_read'))
      .finally(() => {
        recordTime(now() - askedAt)
        if (reading.get(key) === run) reading.delete(key)
      })
    reading.set(key, run)
    return run
  }

  return {
    kind: source.kind,
    ...beside,
    empty: () => {
      for (const known of kept.values()) known.isAged = true
      reading.clear()
      unwaitedUntil = Number.NEGATIVE_INFINITY
      edition += 1
    },
    edition: () => edition,
    read: async (name, languageCode) => {
      const key = `${languageCode}/${name}`
      const known = kept.get(key)
      const isAged = known?.isAged ?? true
      if (known && !isAged && now() - known.readAt < FRESH_MS) return known.value
      const run = readAnew(key, name, languageCode)
      if (known && !isAged) return known.value
      // Nobody else waits while the service is down or slow.
      if (known) Object.assign(known, { isAged: false, readAt: Number.NEGATIVE_INFINITY })
      await wait(run)
      const read = kept.get(key)
      if (read) return read.value
      lent.add(key)
      return shipped.read(name, languageCode)
    },
  }
}
