import { isInquiryOpen } from '@salvia/rules/inquiries/inquiry-status'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict, notFound } from '#kernel/domain-error'
import { inquiryUpvotes, productInquiries } from '../data/inquiry-tables.ts'

export type Joining = {
  inquiryId: string
  practitionerId: string
  /** What the practitioner said; earlier words stay where nothing is said. */
  said?: { reason: string; clientsCount: number | null }
}

/** The request itself, or the one that it was joined with; no status changes until the transaction ends. */
async function findOpen(tx: Db, inquiryId: string): Promise<string> {
  const [held] = await tx
    .select()
    .from(productInquiries)
    .where(eq(productInquiries.id, inquiryId))
    .for('share')
  if (!held) throw notFound('inquiry')
  if (held.mergedIntoId !== null) return findOpen(tx, held.mergedIntoId)
  if (!isInquiryOpen(held.status)) throw conflict('inquiry_state', 'This request is over.')
  return held.id
}

/**
 * Lets a practitioner wait for a request, or for the one that it was joined with; returns which. Once each, whatever is
 * repeated. Throws not-found, and conflict if it is over.
 */
export async function joinInquiry(
  tx: Db,
  { inquiryId, practitionerId, said }: Joining,
  now: Date,
): Promise<string> {
  const openId = await findOpen(tx, inquiryId)
  const { inquiryId: inquiry, practitionerId: practitioner } = inquiryUpvotes
  const given = {
    ...(said?.reason && { reason: said.reason }),
    ...(said?.clientsCount && { clientsCount: said.clientsCount }),
  }
  const joined = tx
    .insert(inquiryUpvotes)
    .values({ inquiryId: openId, practitionerId, ...given, createdAt: now })
  if (Object.keys(given).length > 0)
    await joined.onConflictDoUpdate({ target: [inquiry, practitioner], set: given })
  else await joined.onConflictDoNothing()
  return openId
}

/** Joins by the caller's own login or link (`joinInquiry`). */
export const upvoteInquiry = (db: Db, joining: Omit<Joining, 'said'>, now: Date): Promise<string> =>
  db.transaction((tx) => joinInquiry(tx, joining, now))
