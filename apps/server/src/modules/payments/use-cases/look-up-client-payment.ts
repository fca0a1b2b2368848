import type { FoundLink } from '@salvia/contract/mailed-links/mailed-links'
import { paymentLinkEnd } from '@salvia/rules/payments/payment-link'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/database'
import { findParties, orders } from '../../orders/index.ts'
import { paymentAttempts } from '../data/payment-tables.ts'

/**
 * What became of the page of a payment for a client, and whom to ask for a new one, whose name is empty once that account
 * is gone: all that a holder of no more than the link learns of the order. Null for every other payment.
 */
export async function lookUpClientPayment(
  db: Db,
  attemptId: string,
  now: Date,
): Promise<Pick<FoundLink, 'over' | 'about'> | null> {
  if (!z.uuid().safeParse(attemptId).success) return null
  const [found] = await db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(paymentAttempts.id, attemptId), eq(orders.isCustomClientOrder, true)))
  if (!found) return null
  const { orderedBy } = await findParties(db, found.order.id)
  return { over: paymentLinkEnd(found, now), about: { id: attemptId, name: orderedBy ?? '' } }
}
