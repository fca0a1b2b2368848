import type { AdminInquiry, AdminInquiryRow } from '@salvia/contract/inquiries/admin-inquiries'
import type { InquiryStatus } from '@salvia/contract/words/inquiries'
import { nextInquiryStatuses } from '@salvia/rules/inquiries/inquiry-status'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { clientsCount, fullName, isAbout, upvotesCount } from './inquiry-parts.ts'
import { inquirySteps, inquiryUpvotes, productInquiries } from './inquiry-tables.ts'

const targets = alias(productInquiries, 'targets')

const selectInquiries = (db: Db) =>
  db
    .select({
      inquiry: productInquiries,
      productName: products.name,
      asker: fullName,
      targetName: targets.name,
      upvotesCount,
      clientsCount,
    })
    .from(productInquiries)
    .leftJoin(products, eq(products.id, productInquiries.productId))
    .leftJoin(users, eq(users.id, productInquiries.askerId))
    .leftJoin(targets, eq(targets.id, productInquiries.mergedIntoId))

type Row = Awaited<ReturnType<typeof selectInquiries>>[number]

const named = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name })
const person = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, fullName: name }

const toRow = ({ inquiry, productName, ...counts }: Row): AdminInquiryRow => ({
  id: inquiry.id,
  version: inquiry.version,
  name: inquiry.name,
  brandName: inquiry.brandName,
  linkUrl: inquiry.linkUrl,
  status: inquiry.status,
  expectedDate: inquiry.expectedDate,
  product: named(inquiry.productId, productName),
  upvotesCount: counts.upvotesCount,
  clientsCount: counts.clientsCount,
  createdAt: inquiry.createdAt.toISOString(),
  updatedAt: inquiry.updatedAt.toISOString(),
})

type Asked = {
  query?: string | undefined
  status?: InquiryStatus[] | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

/** All requests but those joined with another, newest first. */
export async function listAdminInquiries(db: Db, { query, status, offset, limit, sort }: Asked) {
  const { createdAt, updatedAt, expectedDate, id, name } = productInquiries
  const where = and(
    isNull(productInquiries.mergedIntoId),
    isAbout(query),
    status && status.length > 0 ? inArray(productInquiries.status, status) : undefined,
  )
  const sortable = { name, createdAt, updatedAt, expectedDate, upvotesCount, clientsCount }
  const [rows, count] = await Promise.all([
    selectInquiries(db)
      .where(where)
      .orderBy(...orderBy(sort, sortable, [desc(createdAt)]), desc(id))
      .limit(limit)
      .offset(offset),
    db.$count(productInquiries, where),
  ])
  return { results: rows.map(toRow), count }
}

const MOST_SHOWN = 200

/** Who waits for a request, first come first. */
const listUpvotes = (db: Db, inquiryId: string) =>
  db
    .select({ upvote: inquiryUpvotes, fullName })
    .from(inquiryUpvotes)
    .innerJoin(users, eq(users.id, inquiryUpvotes.practitionerId))
    .where(eq(inquiryUpvotes.inquiryId, inquiryId))
    .orderBy(asc(inquiryUpvotes.createdAt), asc(inquiryUpvotes.practitionerId))
    .limit(MOST_SHOWN)

const listNamedSteps = (db: Db, inquiryId: string) =>
  db
    .select({ step: inquirySteps, fullName })
    .from(inquirySteps)
    .leftJoin(users, eq(users.id, inquirySteps.changedBy))
    .where(eq(inquirySteps.inquiryId, inquiryId))
    .orderBy(asc(inquirySteps.at), asc(inquirySteps.id))

/** A request in the admin view. Throws not-found. */
export async function getAdminInquiry(db: Db, inquiryId: string): Promise<AdminInquiry> {
  const [row] = await selectInquiries(db).where(eq(productInquiries.id, inquiryId))
  if (!row) throw notFound('inquiry')
  const steps = await listNamedSteps(db, inquiryId)
  const upvotes = await listUpvotes(db, inquiryId)
  const { inquiry, asker, targetName } = row
  const moves = steps.map(({ step }) => ({ from: step.fromStatus, to: step.status }))
  return {
    ...toRow(row),
    note: inquiry.note,
    nextStatuses: inquiry.mergedIntoId === null ? nextInquiryStatuses(inquiry.status, moves) : [],
    asker: person(inquiry.askerId, asker),
    mergedInto: named(inquiry.mergedIntoId, targetName),
    upvotes: upvotes.map(({ upvote, fullName: name }) => ({
      practitioner: { id: upvote.practitionerId, fullName: name },
      reason: upvote.reason,
      clientsCount: upvote.clientsCount,
      createdAt: upvote.createdAt.toISOString(),
    })),
    statusHistory: steps.map(({ step, fullName: name }) => ({
      status: step.status,
      at: step.at.toISOString(),
      message: step.message,
      changedBy: person(step.changedBy, name),
    })),
  }
}
