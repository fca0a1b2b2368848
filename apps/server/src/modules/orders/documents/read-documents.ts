import type { NumberedDocument, PackingSlip } from '@salvia/contract/orders/numbered-document'
import type { OrderDocument } from '@salvia/contract/orders/order-documents'
import type { SlipAbsence } from '@salvia/contract/words/documents'
import { documentNumber } from '@salvia/rules/documents/document-number'
import { electronicAddress } from '@salvia/rules/documents/electronic-address'
import type { Db } from '#db/database'
import type { WantedDocument } from '#kernel/documents/draw-document'
import { notFound } from '#kernel/domain-error'
import { supplyDay } from '../../reference/index.ts'
import { findPrintedSeller } from '../../seller/index.ts'
import { findOrder, listOrderLines } from '../data/order-queries.ts'
import { addressLines } from '../describe-address.ts'
import { listLinesOf, listShipments, type ShipmentRow } from '../shipments/data/shipment-queries.ts'
import type { OrderRow } from '../use-cases/move-order.ts'
import { type DocumentRow, listDocuments } from './data/document-queries.ts'

/** A company gets the e-invoice; of older documents the one that is known by its VAT number. */
const isCompanys = ({ content: { buyer } }: Pick<DocumentRow, 'content'>): boolean =>
  buyer.isCompany ?? electronicAddress(buyer.vatNumber ?? '') !== null

const toDocument = (row: DocumentRow): OrderDocument => ({
  id: row.id,
  kind: row.kind,
  number: documentNumber(row.kind, row),
  issuedOn: supplyDay(row.issuedAt),
  languageCode: row.languageCode,
  formats: isCompanys(row) ? ['pdf', 'xml'] : ['pdf'],
})

/** Parcels that were not canceled, as they are numbered: from one, by their making. */
const parcelsOf = (shipments: ShipmentRow[]): { parcel: ShipmentRow; at: number }[] =>
  shipments
    .map((parcel, index) => ({ parcel, at: index + 1 }))
    .filter(({ parcel }) => parcel.status !== 'Canceled')

const slipNumber = (order: OrderRow, at: number): string => `${order.number}-${at}`

const toSlip =
  (order: OrderRow) =>
  ({ parcel, at }: { parcel: ShipmentRow; at: number }): OrderDocument => ({
    id: parcel.id,
    kind: 'PackingSlip',
    number: slipNumber(order, at),
    issuedOn: supplyDay(parcel.createdAt),
    languageCode: order.languageCode,
    formats: ['pdf'],
  })

/** The documents of an order: its invoice and credit notes, and a packing slip for each parcel. */
export async function readDocuments(db: Db, order: OrderRow): Promise<OrderDocument[]> {
  const [documents, shipments] = await Promise.all([listDocuments(db, order.id), listShipments(db, order.id)])
  return [...documents.map(toDocument), ...parcelsOf(shipments).map(toSlip(order))]
}

const documentOf = (row: DocumentRow): NumberedDocument => ({
  kind: row.kind,
  number: documentNumber(row.kind, row),
  issuedOn: supplyDay(row.issuedAt),
  languageCode: row.languageCode,
  seller: row.seller,
  content: row.content,
})

/** Packing slips of parcels of an order, as the parcels are now; `wanted` chooses among them. */
async function slipsOf(
  db: Db,
  order: OrderRow,
  wanted: (shipmentId: string) => boolean = () => true,
): Promise<PackingSlip[]> {
  const parcels = parcelsOf(await listShipments(db, order.id)).filter(({ parcel }) => wanted(parcel.id))
  if (parcels.length === 0) return []
  const [held, lines, seller] = await Promise.all([
    listLinesOf(
      db,
      parcels.map(({ parcel }) => parcel.id),
    ),
    listOrderLines(db, order.id),
    findPrintedSeller(db),
  ])
  return parcels.map(({ parcel, at }) => ({
    kind: 'PackingSlip',
    number: slipNumber(order, at),
    issuedOn: supplyDay(parcel.createdAt),
    languageCode: order.languageCode,
    orderNumber: order.number ?? '',
    from: seller?.lines ?? [],
    to: addressLines(order.shippingAddress, order.languageCode),
    carrier: order.carrier.name,
    lines: lines.flatMap(({ id, name, brandName }) => {
      const packs = held.find(({ shipmentId, orderLineId }) => shipmentId === parcel.id && orderLineId === id)
      return packs ? [{ name, brandName, quantity: packs.quantity }] : []
    }),
  }))
}

/**
 * A document of an order, to be drawn: an invoice or credit note as it was issued, a packing slip as the parcel is now.
 * Throws not-found when the order has none of this id.
 */
export async function findDocument(
  db: Db,
  order: OrderRow,
  documentId: string,
): Promise<Omit<WantedDocument, 'format'>> {
  const row = (await listDocuments(db, order.id)).find(({ id }) => id === documentId)
  if (row) return { document: documentOf(row), isCompany: isCompanys(row) }
  const [slip] = await slipsOf(db, order, (shipmentId) => shipmentId === documentId)
  if (!slip) throw notFound('document')
  return { document: slip, isCompany: false }
}

export type SlipsOfOrder = { orderId: string; slips: PackingSlip[]; absence: SlipAbsence | null }

async function readSlipsOf(db: Db, orderId: string): Promise<SlipsOfOrder> {
  const order = await findOrder(db, orderId)
  if (!order) return { orderId, slips: [], absence: 'NotFound' }
  if (order.placedAt === null) return { orderId, slips: [], absence: 'NotPlaced' }
  const slips = await slipsOf(db, order)
  return { orderId, slips, absence: slips.length === 0 ? 'NoParcel' : null }
}

/** The packing slips of several orders, and why there is none of one. */
export async function readSlips(db: Db, orderIds: string[]): Promise<SlipsOfOrder[]> {
  const found: SlipsOfOrder[] = []
  for (const orderId of new Set(orderIds)) found.push(await readSlipsOf(db, orderId))
  return found
}
