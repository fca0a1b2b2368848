import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { withholdUnsent } from '#kernel/outbox/move-message'
import { disruptionUsers } from '../data/disruption-tables.ts'

const u = disruptionUsers

async function listNoticeIds(tx: Db, disruptionId: string): Promise<string[]> {
  const rows = await tx
    .select({ messageId: sql<string>`${u.noticeMessageId}` })
    .from(u)
    .where(and(eq(u.disruptionId, disruptionId), isNotNull(u.noticeMessageId)))
  return rows.map(({ messageId }) => messageId)
}

/** Gives up for good the notices that could not be sent, in the transaction that closes a disruption: it is over. */
export async function withholdGivenUp(tx: Db, disruptionId: string, now: Date): Promise<void> {
  const ids = await listNoticeIds(tx, disruptionId)
  await withholdUnsent(tx, { ids, lastError: 'the disruption is closed' }, now)
}

/**
 * Withdraws the notices that wait in the outbox, in the transaction that makes the product short again: what they say is
 * no longer true, and their recipients get one when the product is back.
 */
export async function takeBackUnsent(tx: Db, disruptionId: string, now: Date): Promise<void> {
  const ids = await listNoticeIds(tx, disruptionId)
  const withheld = await withholdUnsent(tx, { ids, lastError: 'the product is short again' }, now)
  const isBack = sql`${u.noticeMessageId} = any(${sql.param(withheld)}::uuid[])`
  await tx
    .update(u)
    .set({ noticeAskedAt: null, noticedAt: null, noticeMessageId: null })
    .where(and(eq(u.disruptionId, disruptionId), isBack))
}
