import type { Order } from '@salvia/contract/orders/orders'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { paymentAttempts, refunds } from './payment-tables.ts'

type Payment = NonNullable<NonNullable<Order['buyer']>['payment']>

/** Whether the payment of a canceled order goes back to who paid. */
const isRefunded = sql<boolean>`exists (select from ${refunds} where ${and(
  eq(refunds.attemptId, paymentAttempts.id),
  inArray(refunds.reason, ['OrderCanceled', 'PaidTooLate']),
  ne(refunds.state, 'Failed'),
)})`

/** State of an order's newest payment; null if none was started. */
export async function findPayment(db: Db, orderId: string): Promise<Payment | null> {
  const [newest] = await db
    .select({ state: paymentAttempts.state, gateway: paymentAttempts.gateway, isRefunded })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(1)
  if (!newest) return null
  const { state, gateway } = newest
  const status = state === 'Opening' ? 'Open' : state
  return { status: newest.isRefunded ? 'Refunded' : status, isTest: gateway === 'test' }
}
