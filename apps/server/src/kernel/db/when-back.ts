import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'

const PATIENCE_MS = 30_000
const TRY_AGAIN_MS = 500

/**
 * Writes down what has happened elsewhere and cannot be undone; the write may run twice. While the database is away it
 * is tried again, for half a minute.
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
