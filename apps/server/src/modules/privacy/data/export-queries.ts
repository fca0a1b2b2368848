import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { dataExports } from './privacy-tables.ts'

/** Five exports per day, kept for seven days. */
const SHOWN = 35

/** A person's exports that have not expired. */
const isOpen = (userId: string, now: Date) =>
  and(eq(dataExports.userId, userId), or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now)))

/** A person's exports that have not expired, newest first. */
export const listExports = (db: Db, userId: string, now: Date) =>
  db.select().from(dataExports).where(isOpen(userId, now)).orderBy(desc(dataExports.requestedAt)).limit(SHOWN)

/** A person's own export, not expired. Throws not-found for any other. */
export async function getExport(db: Db, { id, userId }: { id: string; userId: string }, now: Date) {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), isOpen(userId, now)))
  if (!row) throw notFound('export')
  return row
}
