import type { Db } from '#db/database'
import { sellers } from './seller-tables.ts'

const KEPT_MS = 60_000

type Kept = { readAt: number; email: Promise<string> }

const kept = new WeakMap<Db, Kept>()

/**
 * Where people write for help: the seller's address, cached up to a minute; empty until an admin has saved one. Never
 * throws: pages go on with the address read before while the database is away.
 */
export async function findSupportEmail(db: Db, now: Date): Promise<string> {
  const known = kept.get(db)
  const age = known ? now.getTime() - known.readAt : KEPT_MS
  if (known && age >= 0 && age < KEPT_MS) return known.email
  const email = db
    .select({ email: sellers.email })
    .from(sellers)
    .then(([row]) => row?.email ?? '')
    .catch(() => known?.email ?? '')
  kept.set(db, { readAt: now.getTime(), email })
  return email
}

/** Drops the cached address in this process, after a change. Other processes follow within a minute. */
export function forgetSupportEmail(db: Db): void {
  kept.delete(db)
}
