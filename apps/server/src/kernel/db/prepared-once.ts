import type { Db } from './database.ts'

/**
 * Builds a statement once per database and keeps it: building a query costs more than running a small one.
 * Not for transactions, whose connection is another one each time.
 */
export function preparedOnce<T>(build: (db: Db) => T): (db: Db) => T {
  const kept = new WeakMap<Db, T>()
  return (db) => {
    const known = kept.get(db)
    if (known !== undefined) return known
    const made = build(db)
    kept.set(db, made)
    return made
  }
}
