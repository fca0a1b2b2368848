import { initialOrderState } from '@salvia/rules/orders/order-state'
import type { Db } from '#db/database'
import { newId, newSecretId } from '#kernel/ids'
import type { FrozenOrder } from '../data/frozen-order.ts'
import { insertOrder } from '../data/order-statements.ts'

export type CreatedOrder = { orderId: string; orderKey: string }

function toRow({ totals, lines, practitioner, wallet, ...frozen }: FrozenOrder) {
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
    walletPart: wallet.covers.amount,
    walletDebit: wallet.debit.amount,
  }
}

const toLineRows = (orderId: string, { lines }: FrozenOrder) =>
  lines.map((line, position) => ({
    ...line,
    id: newId(),
    orderId,
    position,
    refundedQuantity: 0,
    unitNet: line.unitNet.amount,
    unitGross: line.unitGross.amount,
    gross: line.gross.amount,
    discount: line.discount.amount,
    paid: line.paid.amount,
    vat: line.vat.amount,
    listNet: line.listNet.amount,
    commission: line.commission.amount,
  }))

/** The new order's identifiers. */
export const newOrderKeys = (): CreatedOrder => ({ orderId: newId(), orderKey: newSecretId() })

/** Creates a Draft order from a frozen cart. Stock is reserved once its payment starts. */
export async function createOrder(
  tx: Db,
  { orderId, orderKey }: CreatedOrder,
  frozen: FrozenOrder,
  now: Date,
): Promise<void> {
  const status = initialOrderState
  await insertOrder(tx, {
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
    archivedFrom: null,
    refunded: 0,
    lines: toLineRows(orderId, frozen),
    noteId: newId(),
    from: null,
    to: status,
    at: now,
    cause: null,
    why: null,
  })
}
