import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { type LockedOrder, lockById } from '../data/locked-order.ts'

/**
 * Locks the order until the caller's transaction ends, and its cart before it: cart changes lock in the same order,
 * which prevents deadlocks. Throws not-found if there is none.
 */
export async function lockOrder(tx: Db, orderId: string): Promise<LockedOrder> {
  const order = await lockById(tx, orderId)
  if (!order) throw notFound('order')
  return order
}
