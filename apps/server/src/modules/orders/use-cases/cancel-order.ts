import { mayCancelOrder } from '@salvia/rules/orders/order-state'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict } from '#kernel/domain-error'
import type { Jobs } from '#kernel/jobs/jobs'
import { type OrderCaller, ownerOf } from '../order-access.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './lock-order.ts'

/**
 * Cancels an order for its buyer, the holder of its key or an admin. Throws not-found for everyone else, conflict
 * when it is too late.
 */
export function cancelOrder(
  { db, jobs }: { db: Db; jobs: Jobs },
  orderId: string,
  caller: OrderCaller,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const viewer = ownerOf(order, caller)
    if (!mayCancelOrder(order.status, viewer))
      throw conflict('order_state', `An order that is ${order.status} cannot be canceled.`)
    const ending = {
      event: 'cancel' as const,
      userId: caller.actor?.userId ?? null,
      why: `canceled by ${viewer}`,
    }
    await endOrder({ tx, jobs }, order, ending, now)
    if (viewer !== 'admin') return
    const subject = { type: 'Order', id: orderId }
    await recordAudit(tx, { event: 'OrderCanceledByAdmin', actorId: ending.userId, subject }, now)
  })
}
