import { isInquiryOpen } from '@salvia/rules/inquiries/inquiry-status'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { findShownProduct } from '../catalogue/index.ts'
import { inquiryUpvotes, productInquiries } from './data/inquiry-tables.ts'
import { findInvited } from './find-invited.ts'

type Link = { key: string; inquiryId: string; token: string }

/** The request itself, or the one that it was joined with. */
async function findLast(
  db: Db,
  inquiryId: string,
): Promise<typeof productInquiries.$inferSelect | undefined> {
  const [found] = await db.select().from(productInquiries).where(eq(productInquiries.id, inquiryId))
  return found?.mergedIntoId ? findLast(db, found.mergedIntoId) : found
}

/** What a link that joins a request would come to; null where it is not valid, as `findInvited` says. */
export async function lookUpInvitation(db: Db, link: Link, now: Date) {
  const practitionerId = await findInvited(db, link, now)
  if (practitionerId === null) return null
  const inquiry = await findLast(db, link.inquiryId)
  if (!inquiry) return { over: 'Over', about: null } as const
  const { id, name, status } = inquiry
  const u = inquiryUpvotes
  const isTheirs = and(eq(u.inquiryId, id), eq(u.practitionerId, practitionerId))
  if (!isInquiryOpen(status)) {
    const product = inquiry.productId && (await findShownProduct(db, inquiry.productId))
    return product
      ? ({ over: 'InShop', about: product } as const)
      : ({ over: 'Over', about: { id, name } } as const)
  }
  return { over: (await db.$count(u, isTheirs)) > 0 ? 'Done' : null, about: { id, name } } as const
}
