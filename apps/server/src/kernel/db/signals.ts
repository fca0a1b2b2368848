import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from './database.ts'
import { isDatabaseAway, whyAway } from './database-away.ts'

/** PostgreSQL delivers what is notified here to every process that listens. */
const CHANNEL = 'salvia_signals'
const OPEN_AGAIN_MS = 1000
const PROBE_AFTER_MS = 10_000

type Told = { topic: string; about: unknown }

/** Hears what a signal is about; `null` when signals may have been missed. */
type Hear<T> = (about: T | null) => void

/** Signals between the processes of one database. */
export type Signals = {
  /** Resolves when it hears all that is committed from then on. The answer ends it. */
  hear: <T>(topic: string, hear: Hear<T>) => Promise<() => void>
  close: () => Promise<void>
}

/** A connection that listens; `lost` is called once if it ends by itself. */
type OpenLine = (
  tell: (text: string) => void,
  lost: (error?: unknown) => void,
) => Promise<() => Promise<void>>

/** Tells every process about something once the transaction is committed. At most 8,000 bytes, nothing personal. */
export async function signal(tx: Db, topic: string, about: unknown): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, about } satisfies Told)})`)
}

/** A dedicated connection: one of the pool would be reused while it listens. */
export const serverLine =
  (config: pg.ClientConfig): OpenLine =>
  async (tell, lost) => {
    const client = new pg.Client({
      ...config,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    })
    const end = () => client.end().catch(() => undefined)
    // Both come when a connection breaks.
    client.once('error', lost)
    client.on('error', () => undefined)
    client.once('end', () => lost())
    client.on('notification', ({ payload = '' }) => tell(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      await end()
      throw error
    }
    return end
  }

export const embeddedLine =
  (client: PGlite): OpenLine =>
  (tell) =>
    client.listen(CHANNEL, tell)

/** Listens on one connection, opened for the first listener and reopened after a database outage. */
export function openSignals(openLine: OpenLine, log: Logger): Signals {
  const hearers = new Map<string, Set<Hear<never>>>()
  let line: Promise<() => Promise<void>> | null = null
  let isClosed = false

  function tell(text: string): void {
    const { topic, about } = JSON.parse(text) as Told
    for (const hear of hearers.get(topic) ?? []) hear(about as never)
  }

  function reportGap(): void {
    for (const ofTopic of hearers.values()) for (const hear of ofTopic) hear(null)
  }

  function lost(error?: unknown): void {
    if (isClosed || line === null) return
    line = null
    if (error !== undefined)
      log.warn({ reason: isDatabaseAway(error) ? whyAway(error) : error }, 'signals_lost')
    setTimeout(() => {
      if (!isClosed) open().then(reportGap, () => undefined)
    }, OPEN_AGAIN_MS).unref()
  }

  function open(): Promise<unknown> {
    line ??= openLine(tell, lost).catch((error: unknown) => {
      lost(error)
      throw error
    })
    return line
  }

  return {
    async hear<T>(topic: string, hear: Hear<T>) {
      const ofTopic = hearers.get(topic) ?? new Set()
      hearers.set(topic, ofTopic.add(hear))
      const end = () => void ofTopic.delete(hear)
      try {
        await open()
      } catch (error) {
        end()
        throw error
      }
      return end
    },
    async close() {
      isClosed = true
      const close = await line?.catch(() => undefined)
      await close?.()
    },
  }
}
