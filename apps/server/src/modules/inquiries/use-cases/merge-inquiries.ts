import { isInquiryOpen } from '@salvia/rules/inquiries/inquiry-status'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { inquiryUpvotes, productInquiries } from '../data/inquiry-tables.ts'
import { type InquiryRow, moveInquiry } from './move-inquiry.ts'

type Merging = { inquiryId: string; ids: string[]; actorId: string }

/** Locks all of them, in one order whoever merges. Throws not-found if one is missing. */
async function lockAll(tx: Db, ids: string[]): Promise<Map<string, InquiryRow>> {
  const rows = await tx
    .select()
    .from(productInquiries)
    .where(inArray(productInquiries.id, ids))
    .orderBy(asc(productInquiries.id))
    .for('update')
  if (rows.length < ids.length) throw notFound('inquiry')
  return new Map(rows.map((row) => [row.id, row]))
}

/** What was said of both stays where it was said first, and the higher count; what was not is filled. */
const bothSaid = {
  reason: sql`coalesce(nullif(${inquiryUpvotes.reason}, ''), excluded.reason)`,
  clientsCount: sql`greatest(${inquiryUpvotes.clientsCount}, excluded.clients_count)`,
}

/** Who waited for the double waits for the target: the asker too, and each once. */
async function moveUpvotes(tx: Db, double: InquiryRow, inquiryId: string, now: Date): Promise<void> {
  const gone = await tx.delete(inquiryUpvotes).where(eq(inquiryUpvotes.inquiryId, double.id)).returning()
  const moved = gone.map((upvote) => ({ ...upvote, inquiryId }))
  const { askerId } = double
  const asked = askerId === null ? [] : [{ inquiryId, practitionerId: askerId, createdAt: now }]
  const target = [inquiryUpvotes.inquiryId, inquiryUpvotes.practitionerId]
  if (moved.length > 0)
    await tx.insert(inquiryUpvotes).values(moved).onConflictDoUpdate({ target, set: bothSaid })
  if (asked.length > 0) await tx.insert(inquiryUpvotes).values(asked).onConflictDoNothing()
}

/**
 * Joins requests for the same product with an open one, and closes them; nobody is notified. Throws not-found, and
 * conflict if the target is over or is among them, or if one is closed or was joined before.
 */
export async function mergeInquiries(
  { db }: { db: Db },
  { inquiryId, ids, actorId }: Merging,
  now: Date,
): Promise<void> {
  const doubleIds = [...new Set(ids)]
  if (doubleIds.includes(inquiryId)) throw conflict('inquiry_state', 'A request is not joined with itself.')
  await db.transaction(async (tx) => {
    const held = await lockAll(tx, [inquiryId, ...doubleIds])
    const target = held.get(inquiryId)
    // Who waits for one that is over would hear of nothing more.
    if (!target || !isInquiryOpen(target.status)) throw conflict('inquiry_state', 'This request is over.')
    for (const double of [...held.values()].filter(({ id }) => id !== inquiryId)) {
      await moveUpvotes(tx, double, inquiryId, now)
      const changes = { mergedIntoId: inquiryId }
      await moveInquiry(tx, double, { to: 'Closed', message: '', actorId, changes }, now)
      await tx
        .update(productInquiries)
        .set({ mergedIntoId: inquiryId })
        .where(and(eq(productInquiries.mergedIntoId, double.id)))
    }
    await tx
      .update(productInquiries)
      .set({ version: target.version + 1, updatedAt: now })
      .where(eq(productInquiries.id, inquiryId))
    const details = { inquiryIds: doubleIds }
    const subject = { type: 'ProductInquiry', id: inquiryId }
    await recordAudit(tx, { event: 'InquiriesMerged', actorId, subject, details }, now)
  })
}
