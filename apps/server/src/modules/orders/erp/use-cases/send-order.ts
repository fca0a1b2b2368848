import { fullName } from '@salvia/rules/people/full-name'
import type { Db } from '#db/database'
import { inTurn } from '#kernel/outbox/in-turn'
import type { ErpOrder, ErpPartner, ErpService } from '../../../../services/erp/erp.ts'
import { findSoldOrder, listSentParcels, listUnsentPacks, type SoldOrder } from '../data/erp-order-queries.ts'

export type Sending = { db: Db; erp: ErpService }

/** The reference of the address an order goes to: people who buy again are not known by it. */
export const addressReference = (orderId: string): string => `order-${orderId}`

function shipTo({ order }: SoldOrder): ErpPartner {
  const { shippingAddress: to } = order
  return {
    reference: addressReference(order.id),
    name: fullName(to),
    companyName: to.company,
    isCompany: false,
    email: order.email,
    phone: to.phone,
    street: [to.streetName, to.houseNumber, to.apartmentNumber].filter(Boolean).join(' '),
    postalCode: to.postalCode,
    city: to.city,
    countryCode: to.countryId,
    vatNumber: null,
    languageCode: order.languageCode,
  }
}

const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

function toErpOrder(sold: SoldOrder): ErpOrder | null {
  const { order, lines } = sold
  if (order.number === null || order.placedAt === null) return null
  const shippingVat = order.vat - sumOf(lines.map(({ line }) => line.vat))
  return {
    number: order.number,
    placedAt: order.placedAt,
    currency: order.currency,
    shipTo: shipTo(sold),
    lines: lines.map(({ line, sku }) => ({
      sku,
      name: line.name,
      quantity: line.quantity,
      unitNet: line.unitNet,
      discountPercentage: line.discountPercentage,
    })),
    shippingNet: order.shipping - shippingVat,
  }
}

/** Sends a placed order, unless it was canceled or its recipient erased before it could be. */
export async function saveOrder({ db, erp }: Sending, orderId: string): Promise<void> {
  const sold = await inTurn(() => findSoldOrder(db, orderId))
  const order = sold && toErpOrder(sold)
  if (order && sold.order.status !== 'Canceled' && sold.order.shippingAddress.lastName !== '')
    await erp.saveOrder(order)
}

/** Cancels what was sent of an order. */
export async function cancelOrder({ db, erp }: Sending, orderId: string): Promise<void> {
  const sold = await inTurn(() => findSoldOrder(db, orderId))
  if (sold?.order.number) await erp.cancelOrder(sold.order.number)
}

/** Sends each parcel of an order that is with the carrier: those that were sent before change nothing there. */
export async function sendParcels({ db, erp }: Sending, orderId: string): Promise<void> {
  const sold = await inTurn(() => findSoldOrder(db, orderId))
  if (!sold?.order.number) return
  for (const { shipment, lines } of await inTurn(() => listSentParcels(db, orderId))) {
    const { id, trackingNumber } = shipment
    const { number: orderNumber } = sold.order
    await erp.saveShipment({ orderNumber, reference: `parcel-${id}`, trackingNumber, lines })
  }
}

/**
 * Sends how many packs of an order are still to go out, of each of its products; parcels that are with the carrier first,
 * as what is in them is no longer to be sent.
 */
export async function sendUnsent({ db, erp }: Sending, orderId: string): Promise<void> {
  await sendParcels({ db, erp }, orderId)
  const sold = await inTurn(() => findSoldOrder(db, orderId))
  if (!sold?.order.number || sold.order.status === 'Canceled') return
  const unsent = await inTurn(() => listUnsentPacks(db, orderId))
  const lines = [...new Set(sold.lines.map(({ sku }) => sku))].map((sku) => ({
    sku,
    quantity: unsent.get(sku) ?? 0,
  }))
  await erp.saveUnsent({ orderNumber: sold.order.number, lines })
}
