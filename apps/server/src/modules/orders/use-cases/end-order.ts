import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { reopenCart } from '../../cart/index.ts'
import { releaseStock } from '../../catalogue/index.ts'
import { countPlanOrders, FOLLOW_ORDER } from '../../plans/index.ts'
import { takeBackCommission } from '../../wallet/index.ts'
import { orderLines } from '../data/order-tables.ts'
import { cancelShipments } from '../shipments/use-cases/cancel-shipments.ts'
import { freeWalletPart } from '../wallet-part-of.ts'
import { moveOrder, type OrderRow, type OrderStep } from './move-order.ts'

/** The queue that ends an order's payment sessions and refunds what was paid. */
export const SETTLE_PAYMENTS = 'payments.settle'

export type Ending = Pick<OrderStep, 'userId' | 'cause' | 'why'> & { event: 'cancel' | 'reopenCart' }

async function takeBack(
  { tx, jobs }: { tx: Db; jobs: Jobs },
  { id, practitionerId }: OrderRow,
  now: Date,
): Promise<void> {
  await takeBackCommission(tx, id, now)
  if (practitionerId === null) return
  const lines = await tx
    .selectDistinct({ planId: orderLines.recommendationId })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
  const planIds = lines.flatMap(({ planId }) => planId ?? [])
  if (planIds.length === 0) return
  await countPlanOrders(tx, planIds, -1)
  await jobs.send(tx, FOLLOW_ORDER, { orderId: id })
}

/**
 * Ends a locked order: a draft is deleted, any other canceled with its shipments. Its stock is released, its cart reopened if the order
 * was not placed, its payments settled by a job; a placed one loses its commission. Throws conflict if it is too late.
 */
export async function endOrder(
  { tx, jobs }: { tx: Db; jobs: Jobs },
  order: OrderRow,
  ending: Ending,
  now: Date,
): Promise<OrderRow> {
  const ended = await moveOrder(tx, order, { ...ending, changes: { reservedUntil: null } }, now)
  await releaseStock(tx, order.id)
  await freeWalletPart(tx, order, now)
  if (order.placedAt) {
    await cancelShipments(tx, order.id, ending.userId, now)
    await takeBack({ tx, jobs }, order, now)
  } else if (ending.event === 'cancel') await reopenCart(tx, order.cartId, now)
  if (order.status !== 'Draft') await jobs.send(tx, SETTLE_PAYMENTS, { orderId: order.id })
  return ended
}
