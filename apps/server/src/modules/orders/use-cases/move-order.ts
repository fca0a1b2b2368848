import { nextOrderState, type OrderEvent } from '@salvia/rules/orders/order-state'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { preparedAnywhere } from '#db/prepared-anywhere'
import { driverValues, placeholdersOf } from '#db/whole-row'
import { conflict } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { orderHistory, orders } from '../data/order-tables.ts'

export type OrderRow = typeof orders.$inferSelect

type Change = 'placedAt' | 'reservedUntil' | 'reservableUntil'

/** `changes` are what else of the order the event writes. `numberYear`: it gets the next number of that year. */
export type OrderStep = {
  event: OrderEvent
  userId: string | null
  why: string | null
  changes?: Partial<Pick<OrderRow, Change>>
  numberYear?: string
}

const DIGITS = 6

/** `S-2026-000001`: a year, and a number that never repeats. */
const nextNumber = sql`(select 'S-' || ${sql.placeholder('numberYear')}::text || '-' ||
  lpad(n::text, greatest(${sql.raw(String(DIGITS))}, length(n::text)), '0')
  from (select nextval('order_numbers') as n) as drawn)`

function build(db: Db, changed: string[]) {
  const { status, updatedAt, ...columns } = placeholdersOf(orders)
  const changes = Object.fromEntries(Object.entries(columns).filter(([name]) => changed.includes(name)))
  const noted = db.$with('noted').as(
    db
      .insert(orderHistory)
      .values({ ...placeholdersOf(orderHistory), id: sql`${sql.placeholder('noteId')}::uuid` })
      .returning({ id: orderHistory.id }),
  )
  return db
    .with(noted)
    .update(orders)
    .set({
      ...changes,
      ...(changed.includes('numberYear') ? { number: nextNumber } : {}),
      status,
      updatedAt,
    })
    .where(eq(orders.id, sql`${sql.placeholder('orderId')}`))
    .returning()
    .prepare(`move_order_${changed.join('_')}`)
}

const statements = new Map<string, (db: Db) => ReturnType<typeof build>>()

/** One statement for each set of what events change. */
function statementFor(changed: string[]) {
  const key = changed.join()
  const known = statements.get(key) ?? preparedAnywhere((db: Db) => build(db, changed))
  statements.set(key, known)
  return known
}

/**
 * The only writer of `orders.status`; each change leaves a row in the history. The caller has locked the order.
 * Throws conflict when the order refuses the event.
 */
export async function moveOrder(tx: Db, order: OrderRow, step: OrderStep, now: Date): Promise<OrderRow> {
  const { event, userId, why, changes = {}, numberYear } = step
  const status = nextOrderState(order.status, event)
  if (!status) throw conflict('order_state', `Not possible while the order is ${order.status}.`)
  const changed = [...Object.keys(changes), ...(numberYear ? ['numberYear'] : [])].sort()
  const moved = await statementFor(changed)(tx).execute(
    driverValues({
      ...changes,
      numberYear,
      orderId: order.id,
      noteId: newId(),
      from: order.status,
      to: status,
      at: now,
      userId,
      why,
      status,
      updatedAt: now,
    }),
  )
  return one(moved)
}
