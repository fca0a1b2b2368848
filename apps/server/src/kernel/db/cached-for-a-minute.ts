import type { Db } from './database.ts'
import { sharedOf } from './statements.ts'

const KEPT_MS = 60_000
const MOST_KEPT = 500

type Kept<T> = { value: Promise<T>; until: number }

/**
 * Caches a database read for a minute, by key: for counts of long lists, which are expensive and change slowly.
 * Concurrent callers share one read; a failed read is not cached.
 */
export function cachedForAMinute<T>(most = MOST_KEPT) {
  const keptOf = new WeakMap<object, Map<string, Kept<T>>>()
  return (db: Db, key: string, read: () => Promise<T>): Promise<T> => {
    const shared = sharedOf(db)
    const kept = keptOf.get(shared) ?? new Map<string, Kept<T>>()
    keptOf.set(shared, kept)
    const now = performance.now()
    const known = kept.get(key)
    if (known && known.until > now) return known.value
    if (kept.size >= most) kept.clear()
    const value = read()
    kept.set(key, { value, until: now + KEPT_MS })
    value.catch(() => kept.delete(key))
    return value
  }
}
