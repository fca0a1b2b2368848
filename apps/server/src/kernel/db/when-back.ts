import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'

const PATIENCE_MS = 30_000
const TRY_AGAIN_MS = 500

/**
 * Records something that has happened externally and cannot be undone; the write may run twice. Retries for half a
 * minute while the database is unavailable.
 */
export async function whenBack<T>(write: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() >= until) throw error
    }
    await pause(TRY_AGAIN_MS)
  }
}
