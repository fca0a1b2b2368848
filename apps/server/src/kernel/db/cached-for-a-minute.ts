import { BoundedMap } from '@salvia/contract/bounded-map'
import { type Cached, cachedFor } from '../cached-for.ts'
import type { Db } from './database.ts'
import { sharedOf } from './statements.ts'

const CACHED_MS = 60_000
const MOST_KEYS = 500

/**
 * Caches a database read for a minute, by key: for counts of long lists, which are expensive and change slowly.
 * Concurrent callers share one read; a failed read is not cached.
 */
export function cachedForAMinute<T>(most = MOST_KEYS) {
  const perDatabase = new WeakMap<object, BoundedMap<Cached<T>>>()
  return (db: Db, key: string, read: () => Promise<T>): Promise<T> => {
    const shared = sharedOf(db)
    const caches = perDatabase.get(shared) ?? new BoundedMap<Cached<T>>(most)
    perDatabase.set(shared, caches)
    return caches.getOrMake(key, () => cachedFor<T>(CACHED_MS)).get(performance.now(), read)
  }
}
