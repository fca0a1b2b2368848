import type { MailContent } from '@salvia/documents'
import { moveDelivery } from '@salvia/rules/orders/move-delivery'
import { unsentStatuses } from '@salvia/rules/orders/order-state'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { fillWaits, listFillable, stopWaiting } from '../../catalogue/index.ts'
import { supplyDay } from '../../reference/index.ts'
import type { LockedOrder } from '../data/locked-order.ts'
import { orders } from '../data/order-tables.ts'
import { mailHead } from '../mail-head.ts'
import { lockOrder } from './lock-order.ts'
import { mailBuyer } from './mail-buyer.ts'

const BATCH = 500

type Completing = { tx: Db; jobs: Jobs; publicUrl: string }
type Filling = Omit<Completing, 'tx'> & { db: Db }

const completeMail = (order: LockedOrder, productIds: string[], publicUrl: string): MailContent => ({
  template: 'orderInStock',
  props: {
    ...mailHead(order, publicUrl),
    products: order.lines.flatMap(({ productId, name }) => (productIds.includes(productId) ? [name] : [])),
  },
})

/**
 * Nothing is missing any more: it is sent as late after today as it was promised to be sent after it was ordered. Nobody
 * is mailed where all that was missing was given up.
 */
async function complete({ tx, jobs, publicUrl }: Completing, order: LockedOrder, now: Date): Promise<void> {
  const productIds = await stopWaiting(tx, order.id)
  const days = { from: supplyDay(order.createdAt), to: supplyDay(now) }
  const expectedDelivery = moveDelivery(order.expectedDelivery, days, productIds)
  await tx
    .update(orders)
    .set({ isBackOrder: false, expectedDelivery, updatedAt: now })
    .where(eq(orders.id, order.id))
  if (productIds.length > 0)
    await mailBuyer({ tx, jobs }, order, completeMail(order, productIds, publicUrl), now)
}

/** Gives a locked order what is free of what it waits for; it is a back order no longer once nothing is missing. */
export async function fillBackOrder(filling: Completing, order: LockedOrder, now: Date): Promise<void> {
  const { tx } = filling
  // Some other process was faster, or the order was sent or given back without its packs.
  if (!order.isBackOrder || !unsentStatuses.includes(order.status)) await stopWaiting(tx, order.id)
  else if ((await fillWaits(tx, order.id)) === 0) await complete(filling, order, now)
}

const fillOrder = ({ db, ...rest }: Filling, orderId: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => fillBackOrder({ tx, ...rest }, await lockOrder(tx, orderId), now))

/**
 * Gives packs that came back into stock to the back orders that wait for them, the longest waiting first. One that has
 * everything is a back order no longer, and its buyer is mailed. Safe to run in several processes at once.
 */
export async function fillBackOrders(filling: Filling, now: Date): Promise<void> {
  for (const orderId of await listFillable(filling.db, BATCH)) await fillOrder(filling, orderId, now)
}
