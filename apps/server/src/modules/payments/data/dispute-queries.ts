import type { DisputeState } from '@salvia/contract/words/payments'
import { and, asc, count, eq, inArray, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { disputes } from './dispute-tables.ts'

const open: DisputeState[] = ['NeedsResponse', 'UnderReview']

/** Whether a payment of an order is disputed and the bank has not decided, for queries that list orders. */
export const hasOpenDispute = (orderId: SQLWrapper): SQL =>
  sql`exists (select from ${disputes} where ${and(eq(disputes.orderId, orderId), inArray(disputes.state, open))})`

export const listDisputes = (db: Db, orderId: string) =>
  db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(asc(disputes.openedAt), asc(disputes.id))

/** Disputes for which the bank waits for evidence, and since when the first of them does. */
export async function countDisputesToAnswer(
  db: Db,
): Promise<{ count: number; since: Date | null } | undefined> {
  const [row] = await db
    .select({ count: count(), since: min(disputes.openedAt) })
    .from(disputes)
    .where(eq(disputes.state, 'NeedsResponse'))
  return row
}
