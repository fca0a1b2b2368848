import type { InquiryStatus } from '@salvia/contract/words/inquiries'
import { firstInquiryStatus, nextInquiryStatuses } from '@salvia/rules/inquiries/inquiry-status'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { listSteps } from '../data/inquiry-parts.ts'
import { inquirySteps, productInquiries } from '../data/inquiry-tables.ts'

// The only writer of `productInquiries.status`, and of the history beside it.

export type InquiryRow = typeof productInquiries.$inferSelect
type Begun = Omit<
  typeof productInquiries.$inferInsert,
  'id' | 'version' | 'status' | 'createdAt' | 'updatedAt' | 'mergedIntoId'
>

/** Saves a request that begins; returns its id. */
export async function beginInquiry(tx: Db, begun: Begun, actorId: string, now: Date): Promise<string> {
  const id = newId()
  const status = firstInquiryStatus
  await tx.insert(productInquiries).values({ ...begun, id, status, createdAt: now, updatedAt: now })
  await tx.insert(inquirySteps).values({ inquiryId: id, status, message: '', at: now, changedBy: actorId })
  return id
}

type Step = {
  to: InquiryStatus
  message: string
  actorId: string
  changes: Partial<Pick<InquiryRow, 'expectedDate' | 'productId' | 'mergedIntoId'>>
}

/** Moves a request that the caller has locked. Throws conflict for a status that is neither next nor a step back. */
export async function moveInquiry(
  tx: Db,
  inquiry: InquiryRow,
  { to, message, actorId, changes }: Step,
  now: Date,
): Promise<void> {
  const steps = (await listSteps(tx, [inquiry.id])).get(inquiry.id) ?? []
  const history = steps.map(({ fromStatus, status }) => ({ from: fromStatus, to: status }))
  if (inquiry.mergedIntoId !== null || !nextInquiryStatuses(inquiry.status, history).includes(to))
    throw conflict('inquiry_state', 'This request cannot take that step now.')
  await tx
    .update(productInquiries)
    .set({ ...changes, status: to, version: inquiry.version + 1, updatedAt: now })
    .where(eq(productInquiries.id, inquiry.id))
  const { id: inquiryId, status: fromStatus } = inquiry
  await tx
    .insert(inquirySteps)
    .values({ inquiryId, fromStatus, status: to, message, at: now, changedBy: actorId })
}
