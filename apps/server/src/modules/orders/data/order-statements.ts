import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { driverValues, placeholdersOf, rowsOf } from '#db/row-placeholders'
import { preparedAnywhere, preparedForShape } from '#db/statements'
import { orderHistory, orderLines, orders } from './order-tables.ts'

type Row = Record<string, unknown>

const orderInserted = preparedAnywhere((db: Db) => {
  const ordered = db.$with('ordered').as(
    db
      .insert(orders)
      .values({ ...placeholdersOf(orders), id: sql`${sql.placeholder('orderId')}::uuid` })
      .returning({ id: orders.id }),
  )
  const noted = db.$with('noted').as(
    db
      .insert(orderHistory)
      .values({
        ...placeholdersOf(orderHistory),
        id: sql`${sql.placeholder('noteId')}::uuid`,
        userId: null,
      })
      .returning({ id: orderHistory.id }),
  )
  return db
    .with(ordered, noted)
    .insert(orderLines)
    .select(rowsOf(orderLines, 'lines'))
    .returning({ id: orderLines.id })
    .prepare('insert_order')
})

/** Inserts an order, its `lines` and its first history row (`noteId`) in one round trip. */
export async function insertOrder(tx: Db, row: Row): Promise<void> {
  await orderInserted(tx).execute(driverValues(row))
}

const DIGITS = 6

/** `S-2026-000001`: a year, and a number that never repeats. */
const nextNumber = sql`(select 'S-' || ${sql.placeholder('numberYear')}::text || '-' ||
  lpad(n::text, greatest(${sql.raw(String(DIGITS))}, length(n::text)), '0')
  from (select nextval('order_numbers') as n) as drawn)`

function orderUpdate(db: Db, changed: string[]) {
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

const statements = new Map<string, (db: Db) => ReturnType<typeof orderUpdate>>()

/** One statement per set of columns changed by events. */
function orderMoved(changed: string[]) {
  const key = changed.join()
  const known = statements.get(key) ?? preparedForShape((db: Db) => orderUpdate(db, changed))
  statements.set(key, known)
  return known
}

/** Changes an order's status and adds a history row. `changed` names the further columns the event writes. */
export const updateOrder = (tx: Db, changed: string[], row: Row) =>
  orderMoved(changed)(tx).execute(driverValues(row))
