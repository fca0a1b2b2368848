import type { Db } from './database.ts'
import { type Made, runner } from './run-prepared.ts'

type Prepared = { execute: (values?: Record<string, unknown>) => Promise<unknown> }
/** What the database layer keeps to itself: what a root and its transactions share, and what each has of its own. */
type Inside = { dialect: object; session: { client: unknown } }

const inside = (db: Db): Inside => db as unknown as Inside

/**
 * Builds a statement once per database and runs it on whichever of its connections asks, a transaction's included:
 * building a query costs more than running a small one, and the database keeps the plan of a named one.
 */
export function preparedAnywhere<P extends Prepared>(build: (db: Db) => P): (db: Db) => P {
  const kept = new WeakMap<object, P>()
  return (db) => {
    const { dialect, session } = inside(db)
    const known = kept.get(dialect)
    const made = known ?? build(db)
    if (!known) {
      const execute = runner(made as unknown as Made)
      if (execute) Object.assign(made, { execute })
      kept.set(dialect, made)
    }
    const here: P = Object.create(made)
    return Object.assign(here, { client: session.client })
  }
}
