import type { Order } from '@salvia/contract/orders/orders'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { paymentAttempts } from './payment-tables.ts'

type Payment = NonNullable<NonNullable<Order['buyer']>['payment']>

/** State of the newest payment of an order; null when none was started. */
export async function findPayment(db: Db, orderId: string): Promise<Payment | null> {
  const [newest] = await db
    .select({ state: paymentAttempts.state, gateway: paymentAttempts.gateway })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(1)
  if (!newest) return null
  return { status: newest.state === 'Opening' ? 'Open' : newest.state, isTest: newest.gateway === 'test' }
}
