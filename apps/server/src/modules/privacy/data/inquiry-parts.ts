import type { ExportRecord } from '@salvia/documents'
import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { inquiryUpvotes, productInquiries } from '../../inquiries/index.ts'

/** Products that the practitioner asked for or waits for. */
export async function inquiriesOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select({ inquiry: productInquiries, upvote: inquiryUpvotes })
    .from(productInquiries)
    .leftJoin(
      inquiryUpvotes,
      and(eq(inquiryUpvotes.inquiryId, productInquiries.id), eq(inquiryUpvotes.practitionerId, userId)),
    )
    .where(or(eq(productInquiries.askerId, userId), isNotNull(inquiryUpvotes.practitionerId)))
    .orderBy(desc(productInquiries.createdAt))
  return rows.map(({ inquiry, upvote }) => ({
    name: [inquiry.brandName, inquiry.name].filter(Boolean).join(' '),
    website: inquiry.askerId === userId ? inquiry.linkUrl : null,
    status: inquiry.status,
    reason: upvote?.reason ?? null,
    clientsCount: upvote?.clientsCount ?? null,
    at: (upvote ?? inquiry).createdAt.toISOString(),
  }))
}
