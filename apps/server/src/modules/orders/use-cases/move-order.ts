import type { OrderCause } from '@salvia/contract/words/orders'
import { nextOrderState, type OrderEvent } from '@salvia/rules/orders/order-state'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { conflict } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { updateOrder } from '../data/order-statements.ts'
import type { orders } from '../data/order-tables.ts'

export type OrderRow = typeof orders.$inferSelect

type Change = 'placedAt' | 'reservedUntil' | 'reservableUntil' | 'archivedFrom'

/** `changes` are further columns the event writes. `numberYear`: assigns the next number of that year. */
export type OrderStep = {
  event: OrderEvent
  userId: string | null
  cause: OrderCause | null
  /** What an admin wrote about it. */
  why?: string | null
  changes?: Partial<Pick<OrderRow, Change>>
  numberYear?: string
}

/**
 * The only writer of `orders.status`; each change adds a history row. The caller has locked the order. Throws conflict
 * if the order refuses the event.
 */
export async function moveOrder(tx: Db, order: OrderRow, step: OrderStep, now: Date): Promise<OrderRow> {
  const { event, userId, cause, why = null, changes = {}, numberYear } = step
  const status = nextOrderState(order.status, event)
  if (!status) throw conflict('order_state', `Not possible while the order is ${order.status}.`)
  const changed = [...Object.keys(changes), ...(numberYear ? ['numberYear'] : [])].sort()
  const moved = await updateOrder(tx, changed, {
    ...changes,
    numberYear,
    orderId: order.id,
    noteId: newId(),
    from: order.status,
    to: status,
    at: now,
    userId,
    cause,
    why,
    status,
    updatedAt: now,
  })
  return one(moved)
}
