import type { Db } from './database.ts'
import { type Made, runner } from './run-prepared.ts'
import { sharedOf } from './shared-of.ts'

type Prepared = { execute: (values?: Record<string, unknown>) => Promise<unknown> }
/** What the database layer keeps to itself: the connection of a root or a transaction. */
const clientOf = (db: Db): unknown => (db as unknown as { session: { client: unknown } }).session.client

/**
 * Builds a statement once per database and runs it on whichever of its connections asks, a transaction's included:
 * building a query costs more than running a small one, and the database keeps the plan of a named one.
 */
export function preparedAnywhere<P extends Prepared>(build: (db: Db) => P): (db: Db) => P {
  const kept = new WeakMap<object, P>()
  return (db) => {
    const shared = sharedOf(db)
    const known = kept.get(shared)
    const made = known ?? build(db)
    if (!known) {
      const execute = runner(made as unknown as Made)
      if (execute) Object.assign(made, { execute })
      kept.set(shared, made)
    }
    const here: P = Object.create(made)
    return Object.assign(here, { client: clientOf(db) })
  }
}
