import type { TimelineEntry } from '@salvia/contract/orders/timeline'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../identity/index.ts'
import { accountName, byAdmin, byBuyer, bySystem } from '../../orders/index.ts'
import { listDisputes } from './dispute-queries.ts'
import { paymentAttempts, refunds } from './payment-tables.ts'

type Entries = TimelineEntry[]

async function listAttemptEntries(db: Db, orderId: string): Promise<Entries> {
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id))
  return attempts.map(({ id, createdAt, state, amount, currency }) => ({
    ...{ kind: 'Payment', id, at: createdAt.toISOString(), cause: null, why: null },
    who: byBuyer,
    amount: { amount, currency },
    state,
  }))
}

async function listRefundEntries(db: Db, orderId: string): Promise<Entries> {
  const rows = await db
    .select({ refund: refunds, name: accountName })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.userId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return rows.map(({ refund: { id, createdAt, state, amount, currency, reason, why }, name }) => ({
    ...{ kind: 'Refund', id, at: createdAt.toISOString(), cause: reason, why },
    who: reason === 'ByAdmin' ? byAdmin(name) : bySystem,
    amount: { amount, currency },
    state,
  }))
}

async function listDisputeEntries(db: Db, orderId: string): Promise<Entries> {
  const found = await listDisputes(db, orderId)
  return found.map(({ id, openedAt, state, amount, currency, reason }) => ({
    ...{ kind: 'Dispute', id, at: openedAt.toISOString(), who: byBuyer, cause: null, why: null },
    ...{ amount: { amount, currency }, state, reason },
  }))
}

/** The payments of an order, their disputes and what went back of them, for its timeline. */
export async function listPaymentEntries(db: Db, orderId: string): Promise<Entries> {
  const parts = await Promise.all([
    listAttemptEntries(db, orderId),
    listRefundEntries(db, orderId),
    listDisputeEntries(db, orderId),
  ])
  return parts.flat()
}
