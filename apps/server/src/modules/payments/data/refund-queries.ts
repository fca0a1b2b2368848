import { partialReasons, type RefundReason } from '@salvia/contract/words/payments'
import type { RefundableOrder } from '@salvia/rules/payments/refund-parts'
import { and, asc, eq, inArray, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { type LockedOrder, orderLines } from '../../orders/index.ts'
import { paymentAttempts, refundLines, refunds } from './payment-tables.ts'

export const listRefundLines = (db: Db, refundId: string) =>
  db
    .select({
      orderLineId: refundLines.orderLineId,
      quantity: refundLines.quantity,
      amount: refundLines.amount,
    })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))

/** Refunds that count as parts of what the order was paid with; those booked nowhere have no VAT. */
const isPartOf = (orderId: string) =>
  and(eq(refunds.orderId, orderId), inArray(refunds.reason, partialReasons), isNotNull(refunds.vatByRate))

/** What partial refunds of an order brought back so far, in minor units of its currency. */
export async function readRefundedMoney(db: Db, orderId: string) {
  const isBack = and(isPartOf(orderId), eq(refunds.state, 'Succeeded'))
  const rows = await db.select().from(refunds).where(isBack)
  const lines = await db
    .select({ orderLineId: refundLines.orderLineId, amount: refundLines.amount })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(isBack)
  const byLine = new Map<string, number>()
  for (const { orderLineId, amount } of lines)
    byLine.set(orderLineId, (byLine.get(orderLineId) ?? 0) + amount)
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const total = sumOf(rows.map(({ amount }) => amount))
  const named = sumOf([...byLine.values()]) + sumOf(rows.map(({ shipping }) => shipping))
  return { total, byAmount: total - named, byLine }
}

/** What was refunded of an order in parts so far at the gateway and to the wallet, in minor units. Failed refunds do not count. */
export async function readRefundedWays(
  tx: Db,
  orderId: string,
): Promise<{ gateway: number; wallet: number }> {
  const [row] = await tx
    .select({
      all: sql<number>`coalesce(sum(${refunds.amount}), 0)::bigint`.mapWith(Number),
      wallet: sql<number>`coalesce(sum(${refunds.walletAmount}), 0)::bigint`.mapWith(Number),
    })
    .from(refunds)
    .where(and(isPartOf(orderId), ne(refunds.state, 'Failed')))
  const { all = 0, wallet = 0 } = row ?? {}
  return { gateway: all - wallet, wallet }
}

/** What other refunds of an order that went through brought back to the wallet, in minor units of its currency. */
export async function readWalletRefunded(tx: Db, { id, orderId }: { id: string; orderId: string }) {
  const isOther = and(eq(refunds.orderId, orderId), eq(refunds.state, 'Succeeded'), ne(refunds.id, id))
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${refunds.walletAmount}), 0)::bigint`.mapWith(Number) })
    .from(refunds)
    .where(isOther)
  return row?.amount ?? 0
}

/** A locked order as refunds are computed from. Refunds that failed do not count. */
export async function readRefundable(tx: Db, order: LockedOrder): Promise<RefundableOrder> {
  const earlier = await tx
    .select()
    .from(refunds)
    .where(and(isPartOf(order.id), ne(refunds.state, 'Failed')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  return {
    total: order.total,
    refunded: order.refunded,
    shipping: order.shipping,
    isShippingRefunded: earlier.some(({ shipping }) => shipping > 0),
    currency: order.currency,
    vatByRate: order.vatByRate,
    refundsBefore: earlier,
    lines,
  }
}

/** The payment of an attempt was given back whole for one of these reasons. */
const isGivenBack = (...reasons: Exclude<RefundReason, (typeof partialReasons)[number]>[]): SQL =>
  sql`exists (select from ${refunds} where ${and(
    eq(refunds.paymentRef, paymentAttempts.paymentRef),
    inArray(refunds.reason, reasons),
  )})`

/**
 * Whether an attempt, for queries that list `payment_attempts`, brought the money that placed its order; also once that
 * was refunded. It need not be the newest: an attempt that was given up can still be paid.
 */
export const hasPlaced = sql<boolean>`(${eq(paymentAttempts.state, 'Paid')}
  and ${not(isGivenBack('PaidTwice', 'PaidTooLate', 'AmountDiffers'))})`

/** The attempt that paid an order; null if nothing was paid or the payment was given back. */
export async function findPaidAttempt(tx: Db, orderId: string) {
  const isOf = eq(paymentAttempts.orderId, orderId)
  const [paid] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(isOf, hasPlaced, not(isGivenBack('OrderCanceled'))))
    .limit(1)
  return paid ?? null
}

/** The attempt, and so the order, that a payment at the gateway belongs to; null if it is none of ours. */
export async function findAttemptOf(tx: Db, paymentRef: string) {
  const [paid] = await tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentRef, paymentRef))
    .limit(1)
  if (paid) return paid
  // A second payment of a session is known by its refund alone.
  const [back] = await tx
    .select({ attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.paymentRef, paymentRef))
    .limit(1)
  return back?.attempt ?? null
}
