import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { holdsPlain } from '#db/like-pattern'
import { users } from '../../identity/index.ts'
import { inquirySteps, inquiryUpvotes, productInquiries } from './inquiry-tables.ts'

/** Columns in the subquery are qualified by table. */
export const upvotesCount = sql<number>`(select count(*)::int from ${inquiryUpvotes} u where u.inquiry_id = ${productInquiries.id})`

/** Of those who said so; null when nobody did. */
export const clientsCount = sql<
  number | null
>`(select sum(u.clients_count)::int from ${inquiryUpvotes} u where u.inquiry_id = ${productInquiries.id})`

export const fullName = fullNameOf(users)

/** Name or brand has every typed word. */
export const isAbout = (query: string | undefined) =>
  query
    ? sql.join(
        query
          .split(/\s+/)
          .map((word) =>
            holdsPlain(sql`${productInquiries.brandName} || ' ' || ${productInquiries.name}`, word),
          ),
        sql` and `,
      )
    : undefined

/** The steps of requests, by request, oldest first. */
export async function listSteps(db: Db, inquiryIds: string[]) {
  const rows =
    inquiryIds.length === 0
      ? []
      : await db
          .select()
          .from(inquirySteps)
          .where(inArray(inquirySteps.inquiryId, inquiryIds))
          .orderBy(inquirySteps.at, inquirySteps.id)
  return Map.groupBy(rows, ({ inquiryId }) => inquiryId)
}
