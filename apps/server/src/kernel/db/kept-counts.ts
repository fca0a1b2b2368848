import { EXACT_UP_TO, type RowCount } from './count-rows.ts'
import type { Db } from './database.ts'
import { sharedOf } from './shared-of.ts'

const KEPT_MS = 60_000
const MOST_KEPT = 500

type Kept = { count: Promise<number>; until: number }

/**
 * Counts of long lists, which are counted in full at most once a minute: `counted(db, key, first, all)` answers what
 * `first` counts, exact up to `EXACT_UP_TO`; beyond that what `all` counted for this key within the last minute.
 */
export function keptCounts() {
  const kept = new WeakMap<object, Map<string, Kept>>()
  return async function counted(
    db: Db,
    key: string,
    first: number,
    all: () => Promise<number>,
  ): Promise<RowCount> {
    if (first <= EXACT_UP_TO) return { count: first, isEstimate: false }
    const shared = sharedOf(db)
    const known = kept.get(shared) ?? new Map<string, Kept>()
    kept.set(shared, known)
    const now = performance.now()
    const one = known.get(key)
    if (one && one.until > now) return { count: Math.max(first, await one.count), isEstimate: true }
    if (known.size >= MOST_KEPT) known.clear()
    const count = all()
    known.set(key, { count, until: now + KEPT_MS })
    count.catch(() => known.delete(key))
    return { count: Math.max(first, await count), isEstimate: true }
  }
}
