import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { type LockedOrder, lockById } from '../data/locked-order.ts'

/**
 * The order, locked until the caller's transaction ends, and its cart before it: whoever changes a cart locks the two
 * in this order as well, so that neither waits for the other. Throws not-found when there is none.
 */
export async function lockOrder(tx: Db, orderId: string): Promise<LockedOrder> {
  const order = await lockById(tx, orderId)
  if (!order) throw notFound('order')
  return order
}
