import type { MailContent } from '@salvia/documents'
import { mayCancelOrder } from '@salvia/rules/orders/order-state'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, forbidden } from '#kernel/domain-error'
import type { Jobs } from '#kernel/jobs/jobs'
import { mailHead } from '../mail-head.ts'
import { type OrderCaller, ownerOf } from '../order-access.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './lock-order.ts'
import { mailBuyer } from './mail-buyer.ts'
import type { OrderRow } from './move-order.ts'

type Canceling = { db: Db; jobs: Jobs; publicUrl: string }

/** `why`: an admin's reason, for the team. */
export type Cancellation = { orderId: string; caller: OrderCaller; why: string | null }

const canceledMail = (order: OrderRow, publicUrl: string): MailContent => ({
  template: 'orderCanceled',
  props: {
    ...mailHead(order, publicUrl),
    refund:
      order.total > order.refunded
        ? { amount: order.total - order.refunded, currency: order.currency }
        : null,
  },
})

/**
 * Cancels an order for its buyer, the holder of its key or an admin. A placed one is mailed to its buyer, with what is
 * refunded. Throws not-found for everyone else, forbidden for a reason that no admin gives, conflict if it is too late,
 * so that the mail is queued once.
 */
export function cancelOrder(
  { db, jobs, publicUrl }: Canceling,
  { orderId, caller, why }: Cancellation,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const viewer = ownerOf(order, caller)
    if (why !== null && viewer !== 'admin') throw forbidden()
    if (!mayCancelOrder(order.status, viewer))
      throw conflict('order_state', `An order that is ${order.status} cannot be canceled.`)
    const ending = {
      event: 'cancel' as const,
      userId: caller.actor?.userId ?? null,
      cause: viewer === 'admin' ? ('CanceledByAdmin' as const) : ('CanceledByBuyer' as const),
      why,
    }
    await endOrder({ tx, jobs }, order, ending, now)
    if (order.placedAt) await mailBuyer({ tx, jobs }, order, canceledMail(order, publicUrl), now)
    if (viewer !== 'admin') return
    const subject = { type: 'Order', id: orderId }
    await recordAudit(tx, { event: 'OrderCanceledByAdmin', actorId: ending.userId, subject }, now)
  })
}
