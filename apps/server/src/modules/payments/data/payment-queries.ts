import type { Currency } from '@salvia/contract/money'
import type { Order } from '@salvia/contract/orders/orders'
import type { Refund } from '@salvia/contract/payments/refunds'
import type { PaymentStatus } from '@salvia/contract/words/orders'
import { and, desc, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { paymentAttempts, refundLines, refunds } from './payment-tables.ts'

type Payment = NonNullable<NonNullable<Order['buyer']>['payment']>

/** Reasons of refunds in the order's own currency. */
const ofTheOrder = ['ByAdmin', 'OrderCanceled', 'PaidTooLate'] as const

/** Whether the payment of a canceled order goes back to who paid. */
const isRefunded = sql<boolean>`exists (select from ${refunds} where ${and(
  eq(refunds.attemptId, paymentAttempts.id),
  inArray(refunds.reason, ['OrderCanceled', 'PaidTooLate']),
  ne(refunds.state, 'Failed'),
)})`

/** What admins refunded of it, or are refunding. */
const refundedByAdmins = sql`(select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${and(
  eq(refunds.attemptId, paymentAttempts.id),
  eq(refunds.reason, 'ByAdmin'),
  ne(refunds.state, 'Failed'),
)})`

const status = sql<PaymentStatus>`case when ${isRefunded} or ${refundedByAdmins} >= ${paymentAttempts.amount} then 'Refunded'
  when ${refundedByAdmins} > 0 then 'PartlyRefunded'
  when ${paymentAttempts.state} = 'Opening' then 'Open' else ${paymentAttempts.state} end`

/** How the newest payment of an order stands, for queries that list orders; null if none was started. */
export const paymentStatusOf = (orderId: SQLWrapper): SQL<PaymentStatus | null> =>
  sql`(select ${status} from ${paymentAttempts} where ${eq(paymentAttempts.orderId, orderId)}
    order by ${paymentAttempts.createdAt} desc, ${paymentAttempts.id} desc limit 1)`

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

/** State of an order's newest payment; null if none was started. */
export async function findPayment(
  db: Db,
  orderId: string,
  reader: { isAdmin: boolean },
): Promise<Payment | null> {
  const [newest] = await db
    .select({ status, gateway: paymentAttempts.gateway })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(1)
  if (!newest) return null
  const refunds = await listRefunds(db, orderId, reader)
  return { status: newest.status, isTest: newest.gateway === 'test', refunds }
}
