import { initialOrderState } from '@salvia/rules/orders/order-state'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/prepared-anywhere'
import { driverValues, placeholdersOf, rowsOf } from '#db/whole-row'
import { newId, newSecretId } from '#kernel/ids'
import { orderHistory, orderLines, orders } from '../data/order-tables.ts'
import type { FrozenOrder } from '../frozen-order.ts'

export type CreatedOrder = { orderId: string; orderKey: string }

function toRow({ totals, lines, practitioner, ...frozen }: FrozenOrder) {
  const { goods, discount, goodsPaid, shipping, vat, total } = totals
  return {
    ...frozen,
    practitionerId: practitioner?.id ?? null,
    practitionerName: practitioner?.name ?? null,
    currency: total.currency,
    itemsCount: lines.reduce((count, line) => count + line.quantity, 0),
    goods: goods.amount,
    discount: discount.amount,
    goodsPaid: goodsPaid.amount,
    shipping: shipping.amount,
    vat: vat.amount,
    total: total.amount,
  }
}

const toLineRows = (orderId: string, { lines }: FrozenOrder) =>
  lines.map((line, position) => ({
    ...line,
    id: newId(),
    orderId,
    position,
    unitNet: line.unitNet.amount,
    unitGross: line.unitGross.amount,
    gross: line.gross.amount,
    discount: line.discount.amount,
    paid: line.paid.amount,
    vat: line.vat.amount,
    listNet: line.listNet.amount,
    commission: line.commission.amount,
  }))

/** What an order will be known by. */
export const nameOrder = (): CreatedOrder => ({ orderId: newId(), orderKey: newSecretId() })

/** An order, its lines and the first row of its history: one way to the database and back. */
const newOrder = preparedAnywhere((db: Db) => {
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

/** Makes an order in Draft of a frozen cart. Its packs are kept once its payment starts. */
export async function createOrder(
  tx: Db,
  { orderId, orderKey }: CreatedOrder,
  frozen: FrozenOrder,
  now: Date,
): Promise<void> {
  const status = initialOrderState
  await newOrder(tx).execute(
    driverValues({
      ...toRow(frozen),
      orderId,
      orderKey,
      status,
      number: null,
      createdAt: now,
      updatedAt: now,
      placedAt: null,
      reservedUntil: null,
      reservableUntil: null,
      isBackOrder: false,
      lines: toLineRows(orderId, frozen),
      noteId: newId(),
      from: null,
      to: status,
      at: now,
      why: null,
    }),
  )
}
