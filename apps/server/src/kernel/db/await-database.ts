import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { StartFault } from '../start-fault.ts'
import { isDatabaseAway, whyAway } from './database-away.ts'

const PATIENCE_MS = 60_000
const LOOK_AGAIN_MS = 500
const SAY_AGAIN_MS = 15_000

/** Host and database name of a connection URL, without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${decodeURIComponent(host)}${decodeURIComponent(pathname)}`
}

type Waiting = { url: string; say: (line: string) => void; patienceMs?: number }

/**
 * Waits until the database accepts a connection, logging now and then. Throws StartFault after a minute, or at once if
 * waiting cannot help: wrong password, missing database.
 */
export async function awaitDatabase(
  pool: Pool,
  { url, say, patienceMs = PATIENCE_MS }: Waiting,
): Promise<void> {
  const place = placeOf(url)
  const startedAt = performance.now()
  let sayAt = startedAt
  for (;;) {
    try {
      const connection = await pool.connect()
      connection.release()
      return
    } catch (error) {
      const reason = whyAway(error)
      if (!isDatabaseAway(error))
        throw new StartFault(`The database at ${place} takes no connection: ${reason}. Check DATABASE_URL.`)
      const now = performance.now()
      if (now - startedAt >= patienceMs)
        throw new StartFault(
          `The database at ${place} did not answer for ${Math.round(patienceMs / 1000)} seconds: ${reason}.`,
        )
      if (now >= sayAt) {
        say(`Waiting for the database at ${place}: ${reason}`)
        sayAt = now + SAY_AGAIN_MS
      }
    }
    await pause(LOOK_AGAIN_MS)
  }
}
