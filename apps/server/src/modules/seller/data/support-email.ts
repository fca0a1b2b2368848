import type { Db } from '#db/database'
import { cachedOf } from '#kernel/cached-for'
import { sellers } from './seller-tables.ts'

const CACHED_MS = 60_000

/** What was read last, for as long as the database is away. */
const lastKnown = new WeakMap<Db, string>()

const cached = cachedOf<string>(CACHED_MS)

async function readEmail(db: Db): Promise<string> {
  const rows = await db
    .select({ email: sellers.email })
    .from(sellers)
    .catch(() => null)
  if (rows) lastKnown.set(db, rows[0]?.email ?? '')
  return lastKnown.get(db) ?? ''
}

/**
 * Where people write for help: the seller's address, cached up to a minute; empty until an admin has saved one. Never
 * throws: pages go on with the address read before while the database is away.
 */
export const findSupportEmail = (db: Db, now: Date): Promise<string> =>
  cached(db).get(now.getTime(), () => readEmail(db))

/** Drops the cached address in this process, after a change. Other processes follow within a minute. */
export const forgetSupportEmail = (db: Db): void => cached(db).forget()
