import type { Currency } from '@salvia/contract/money'
import type { Order } from '@salvia/contract/orders/orders'
import type { Dispute, Refund } from '@salvia/contract/payments/refunds'
import type { PaymentStatus } from '@salvia/contract/words/orders'
import { partialReasons } from '@salvia/contract/words/payments'
import { unsentEnds } from '@salvia/rules/orders/order-state'
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { endedStatusOf, orders } from '../../orders/index.ts'
import { listDisputes } from './dispute-queries.ts'
import type { disputes } from './dispute-tables.ts'
import { paymentAttempts, refundLines, refunds } from './payment-tables.ts'
import { hasPlaced } from './refund-queries.ts'

type DisputeRow = typeof disputes.$inferSelect
type Payment = NonNullable<NonNullable<Order['buyer']>['payment']>

/** Reasons of refunds in the order's own currency. */
const ofTheOrder = [...partialReasons, 'OrderCanceled', 'PaidTooLate'] as const

const isCanceledRefunded = sql<boolean>`exists (select from ${refunds} where ${and(
  eq(refunds.orderId, orders.id),
  eq(refunds.reason, 'OrderCanceled'),
  ne(refunds.state, 'Failed'),
)})`

const isLateRefunded = sql<boolean>`exists (select from ${refunds} where ${and(
  eq(refunds.attemptId, paymentAttempts.id),
  eq(refunds.reason, 'PaidTooLate'),
  ne(refunds.state, 'Failed'),
)})`

/** What was refunded of an attempt in parts, or is being refunded, here or at the gateway. */
const refundedInParts = sql`(select coalesce(sum(${refunds.amount} - ${refunds.walletAmount}), 0) from ${refunds} where ${and(
  eq(refunds.attemptId, paymentAttempts.id),
  inArray(refunds.reason, partialReasons),
  ne(refunds.state, 'Failed'),
)})`

/** All of the order was refunded, or is being refunded. */
const isWhollyRefunded = sql`(${orders.refunded} > 0 and ${orders.refunded} >= ${orders.total})`

/** All that the gateway took was refunded, and no wallet took anything. */
const isPaymentRefunded = sql`(${orders.walletPart} = 0 and ${refundedInParts} >= ${paymentAttempts.amount})`

/** The state of an order's attempt. */
const status = sql<PaymentStatus>`case
  when ${isCanceledRefunded} or ${isLateRefunded} or ${isWhollyRefunded} or ${isPaymentRefunded} then 'Refunded'
  when ${paymentAttempts.state} = 'Paid' and (${orders.refunded} > 0 or ${refundedInParts} > 0) then 'PartlyRefunded'
  when ${paymentAttempts.state} = 'Opening' then 'Open' else ${paymentAttempts.state} end`

/** The payment state of an order paid by the wallet alone; null for others. */
const walletStatus = sql<PaymentStatus | null>`case when ${orders.walletPart} = 0 or ${orders.placedAt} is null then null
  when ${isCanceledRefunded} or ${isWhollyRefunded} then 'Refunded'
  when ${orders.refunded} > 0 then 'PartlyRefunded' else 'Paid' end`

/** Money came by this attempt for an order that had ended: it goes back, or did. */
const isPaidTooLate = sql`(${paymentAttempts.state} = 'Paid' and ${inArray(endedStatusOf, unsentEnds)})`

/** The payment shown for an order: the attempt that placed it, else one paid after the order had ended, else the newest. */
const tellingFirst = [
  desc(hasPlaced),
  desc(isPaidTooLate),
  desc(paymentAttempts.createdAt),
  desc(paymentAttempts.id),
]

/** The state of an order's payment, for queries that list `orders`; null if none was started. */
export const paymentStatusOfOrders: SQL<PaymentStatus | null> = sql`coalesce((select ${status} from ${paymentAttempts} where ${eq(paymentAttempts.orderId, orders.id)}
    order by ${sql.join(tellingFirst, sql`, `)} limit 1), ${walletStatus})`

/**
 * What of an order went back or is on its way, in minor units of its currency, for queries that list `orders`: in parts,
 * and what was given back whole because it was canceled or paid too late. Failed refunds do not count.
 */
export const refundedOfOrders =
  sql<number>`(${orders.refunded} + coalesce((select sum(${refunds.amount}) from ${refunds}
  where ${and(
    eq(refunds.orderId, orders.id),
    inArray(refunds.reason, ['OrderCanceled', 'PaidTooLate']),
    ne(refunds.state, 'Failed'),
  )}), 0))::bigint`.mapWith(Number)

/** Refunds of what was paid for the order, the newest first; their reasons are for admins. */
async function listRefunds(db: Db, orderId: string, { isAdmin }: { isAdmin: boolean }): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.reason, ofTheOrder)))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
  if (rows.length === 0) return []
  const lines = await db
    .select()
    .from(refundLines)
    .where(
      inArray(
        refundLines.refundId,
        rows.map(({ id }) => id),
      ),
    )
  return rows.map(({ id, amount, currency, state, createdAt, shipping, why }) => ({
    id,
    amount: { amount, currency: currency as Currency },
    state,
    createdAt: createdAt.toISOString(),
    lines: lines
      .filter(({ refundId }) => refundId === id)
      .map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
    shipping: { amount: shipping, currency: currency as Currency },
    why: isAdmin ? why : null,
  }))
}

const toDispute = ({ id, amount, currency, state, reason, openedAt, evidenceBy }: DisputeRow): Dispute => ({
  ...{ id, state, reason, amount: { amount, currency } },
  openedAt: openedAt.toISOString(),
  evidenceBy: evidenceBy?.toISOString() ?? null,
})

/** The payment that placed an order, else one that was paid too late, else its newest; null if none was started. */
export async function findPayment(
  db: Db,
  orderId: string,
  reader: { isAdmin: boolean },
): Promise<Payment | null> {
  const [telling] = await db
    .select({ attempt: status, wallet: walletStatus, gateway: paymentAttempts.gateway })
    .from(orders)
    .leftJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(...tellingFirst)
    .limit(1)
  const found = telling && (telling.gateway === null ? telling.wallet : telling.attempt)
  if (!found) return null
  const refunds = await listRefunds(db, orderId, reader)
  const disputes = reader.isAdmin ? (await listDisputes(db, orderId)).map(toDispute) : []
  return { status: found, isTest: telling.gateway === 'test', refunds, disputes }
}
