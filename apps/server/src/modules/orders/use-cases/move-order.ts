import { nextOrderState, type OrderEvent } from '@salvia/rules/orders/order-state'
import { eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { conflict } from '#kernel/domain-error'
import { orderHistory, orders } from '../data/order-tables.ts'

export type OrderRow = typeof orders.$inferSelect

/** `changes` are what else of the order the event writes. */
export type OrderStep = {
  event: OrderEvent
  userId: string | null
  why: string | null
  changes?: Omit<PgUpdateSetSource<typeof orders>, 'status'>
}

/**
 * The only writer of `orders.status`; each change leaves a row in the history. The caller has locked the order.
 * Throws conflict when the order refuses the event.
 */
export async function moveOrder(tx: Db, order: OrderRow, step: OrderStep, now: Date): Promise<OrderRow> {
  const { event, userId, why, changes = {} } = step
  const status = nextOrderState(order.status, event)
  if (!status) throw conflict('order_state', `Not possible while the order is ${order.status}.`)
  const noted = tx
    .$with('noted')
    .as(
      tx
        .insert(orderHistory)
        .values({ orderId: order.id, from: order.status, to: status, at: now, userId, why })
        .returning({ id: orderHistory.id }),
    )
  const moved = await tx
    .with(noted)
    .update(orders)
    .set({ ...changes, status, updatedAt: now })
    .where(eq(orders.id, order.id))
    .returning()
  return one(moved)
}
