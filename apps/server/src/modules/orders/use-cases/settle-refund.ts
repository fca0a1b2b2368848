import type { MailContent } from '@salvia/documents'
import { commissionRefunded } from '@salvia/rules/orders/commission'
import { mayRefundOrder } from '@salvia/rules/orders/order-state'
import { nextShipmentState } from '@salvia/rules/orders/shipment-state'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { countPlanOrders, FOLLOW_ORDER } from '../../plans/index.ts'
import { takeBackCommissionUpTo } from '../../wallet/index.ts'
import type { LockedOrder } from '../data/locked-order.ts'
import { orderLines } from '../data/order-tables.ts'
import { mailHead } from '../mail-head.ts'
import { lockShipments } from '../shipments/data/shipment-queries.ts'
import { keepStockOfParcels } from '../shipments/use-cases/keep-stock-of-parcels.ts'
import { leaveOutRefunded } from '../shipments/use-cases/leave-out-refunded.ts'
import { moveShipment } from '../shipments/use-cases/move-shipment.ts'
import { mailBuyer } from './mail-buyer.ts'
import { moveOrder } from './move-order.ts'

/** Minor units of the order's currency that are back with the buyer: all, of lines, and of no line in particular. */
type RefundedMoney = { total: number; byAmount: number; byLine: Map<string, number> }

type Settling = { tx: Db; jobs: Jobs; publicUrl: string }

async function takeBack({ tx }: Settling, order: LockedOrder, back: RefundedMoney, now: Date): Promise<void> {
  if (order.practitionerId === null) return
  const money = (amount: number) => ({ amount, currency: order.currency })
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const { amount } = commissionRefunded({
    total: money(order.total),
    byAmount: money(back.byAmount),
    isWhole: back.total >= order.total,
    lines: lines.map(({ id, commission, paid }) => ({
      commission: { amount: commission, currency: 'EUR' },
      paid: money(paid),
      refunded: money(back.byLine.get(id) ?? 0),
    })),
  })
  await takeBackCommissionUpTo(tx, { orderId: order.id, total: amount }, now)
}

/** All of it is refunded: packs that are still here stay, and the order ends. */
async function endRefunded(settling: Settling, order: LockedOrder, now: Date): Promise<void> {
  if (!mayRefundOrder(order)) return
  const { tx } = settling
  const changes = { archivedFrom: null }
  const ended = await moveOrder(tx, order, { event: 'refund', userId: null, cause: null, changes }, now)
  for (const shipment of await lockShipments(tx, order.id))
    if (nextShipmentState(shipment.status, 'cancel'))
      await moveShipment(tx, shipment, { event: 'cancel', userId: null, cause: 'OrderRefunded' }, now)
  await keepStockOfParcels(settling, { ...ended, lines: order.lines }, now)
  const planIds = new Set(order.lines.flatMap(({ recommendationId }) => recommendationId ?? []))
  if (order.practitionerId && planIds.size > 0) await countPlanOrders(tx, [...planIds], -1)
}

const refundedMail = (order: LockedOrder, amount: number, publicUrl: string): MailContent => ({
  template: 'orderRefunded',
  props: {
    ...mailHead(order, publicUrl),
    refund: { amount, currency: order.currency },
    isWhole: amount >= order.total,
  },
})

type SettledRefund = {
  amount: number
  /** The packs it names. */
  lines: { orderLineId: string; quantity: number }[]
  back: RefundedMoney
  isMailed: boolean
}

/**
 * After a refund of a locked order went through: its commission is taken back in proportion, the buyer is mailed if
 * `isMailed`, packs that are not packed yet are not sent, and the order becomes Refunded when all of it is back.
 * `amount` and `lines` are this refund's, `back` all refunds'.
 */
export async function settleRefund(
  settling: Settling,
  order: LockedOrder,
  { amount, lines, back, isMailed }: SettledRefund,
  now: Date,
): Promise<void> {
  const { tx, jobs, publicUrl } = settling
  await takeBack(settling, order, back, now)
  if (back.total >= order.total) await endRefunded(settling, order, now)
  else await leaveOutRefunded(settling, order, lines, now)
  if (order.practitionerId) await jobs.send(tx, FOLLOW_ORDER, { orderId: order.id })
  if (isMailed) await mailBuyer({ tx, jobs }, order, refundedMail(order, amount, publicUrl), now)
}
