import type { ProductInquiry } from '@salvia/contract/inquiries/inquiries'
import type { InquiryStatus, inquiryScopes } from '@salvia/contract/words/inquiries'
import { isInquiryOpen } from '@salvia/rules/inquiries/inquiry-status'
import { and, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { byLetters, orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { isShown, products } from '../../catalogue/index.ts'
import { isAbout, listSteps, upvotesCount } from './inquiry-parts.ts'
import { inquiryUpvotes, productInquiries } from './inquiry-tables.ts'

/** Requests with what one practitioner said about each. A product that the shop does not show is not named. */
const selectInquiries = (db: Db, practitionerId: string) =>
  db
    .select({
      inquiry: productInquiries,
      productName: products.name,
      own: inquiryUpvotes,
      upvotesCount,
      /** What the team says at a step is sent to those who wait, so that others do not read it either. */
      mayReadMessages: sql<boolean>`coalesce(${productInquiries.askerId} = ${practitionerId}, false)
        or ${inquiryUpvotes.practitionerId} is not null`,
    })
    .from(productInquiries)
    .leftJoin(products, and(eq(products.id, productInquiries.productId), isShown))
    .leftJoin(
      inquiryUpvotes,
      and(
        eq(inquiryUpvotes.inquiryId, productInquiries.id),
        eq(inquiryUpvotes.practitionerId, practitionerId),
      ),
    )

type Row = Awaited<ReturnType<typeof selectInquiries>>[number]
type Steps = Awaited<ReturnType<typeof listSteps>>

const toInquiry =
  (steps: Steps) =>
  ({ inquiry, productName, own, upvotesCount: count, mayReadMessages }: Row): ProductInquiry => ({
    id: inquiry.id,
    name: inquiry.name,
    brandName: inquiry.brandName,
    status: inquiry.status,
    expectedDate: inquiry.expectedDate,
    product:
      inquiry.productId !== null && productName !== null
        ? { id: inquiry.productId, name: productName }
        : null,
    upvotesCount: count,
    isUpvoted: own !== null,
    isOpen: isInquiryOpen(inquiry.status),
    createdAt: inquiry.createdAt.toISOString(),
    statusHistory: (steps.get(inquiry.id) ?? []).map(({ status, at, message }) => ({
      status,
      at: at.toISOString(),
      message: mayReadMessages ? message : '',
    })),
    own: own && { reason: own.reason, clientsCount: own.clientsCount },
  })

async function toInquiries(db: Db, rows: Row[]): Promise<ProductInquiry[]> {
  const steps = await listSteps(
    db,
    rows.map(({ inquiry }) => inquiry.id),
  )
  return rows.map(toInquiry(steps))
}

type Asked = {
  practitionerId: string
  query?: string | undefined
  scope: (typeof inquiryScopes)[number]
  status?: InquiryStatus[] | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

/** Asked or joined by a practitioner. */
const isOwn = (db: Db, practitionerId: string) =>
  or(
    eq(productInquiries.askerId, practitionerId),
    exists(
      db
        .select({ one: sql`1` })
        .from(inquiryUpvotes)
        .where(
          and(
            eq(inquiryUpvotes.inquiryId, productInquiries.id),
            eq(inquiryUpvotes.practitionerId, practitionerId),
          ),
        ),
    ),
  )

/** Requests as a practitioner sees them, those most asked for first; those joined with another are left out. */
export async function listInquiries(db: Db, asked: Asked) {
  const { practitionerId, query, scope, status, offset, limit, sort } = asked
  const { createdAt, expectedDate, id, name } = productInquiries
  const where = and(
    isNull(productInquiries.mergedIntoId),
    isAbout(query),
    scope === 'Own' ? isOwn(db, practitionerId) : undefined,
    status && status.length > 0 ? inArray(productInquiries.status, status) : undefined,
  )
  const [count, rows] = await Promise.all([
    db.$count(productInquiries, where),
    selectInquiries(db, practitionerId)
      .where(where)
      .orderBy(
        ...orderBy(sort, { name: byLetters(name), createdAt, expectedDate, upvotesCount }, [
          desc(upvotesCount),
          desc(createdAt),
        ]),
        desc(id),
      )
      .limit(limit)
      .offset(offset),
  ])
  return { results: await toInquiries(db, rows), count }
}

/** Throws not-found unless there is such a request. */
export async function checkInquiry(db: Db, inquiryId: string): Promise<void> {
  if ((await db.$count(productInquiries, eq(productInquiries.id, inquiryId))) === 0) throw notFound('inquiry')
}

/** A request as a practitioner sees it. Throws not-found. */
export async function getInquiry(db: Db, inquiryId: string, practitionerId: string): Promise<ProductInquiry> {
  const rows = await selectInquiries(db, practitionerId).where(eq(productInquiries.id, inquiryId))
  const [inquiry] = await toInquiries(db, rows)
  if (!inquiry) throw notFound('inquiry')
  return inquiry
}
