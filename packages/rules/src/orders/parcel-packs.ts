import type { ShipmentStatus } from '@salvia/contract/words/orders'
import { maySplitShipment, nextShipmentState } from './shipment-state.ts'

/** Packs of an order's line. `inParcels`: as `packsInParcels` counts them. */
export type PacksOfLine = { quantity: number; refundedQuantity: number; inParcels: number | null }

/** Packs of a line that no parcel brings and whose price is not on its way back. */
export const packsNotSent = ({ quantity, refundedQuantity, inParcels }: PacksOfLine): number =>
  inParcels === null ? 0 : Math.max(0, quantity - refundedQuantity - inParcels)

/** Whether parcels bring packs of a line whose price was refunded: they were packed before, or are under way or there. */
export const bringsRefunded = ({ quantity, refundedQuantity, inParcels }: PacksOfLine): boolean =>
  inParcels !== null && inParcels > quantity - refundedQuantity

/** What a parcel holds, and how far it is; parcels in the order in which they were made. */
export type ParcelPacks = {
  id: string
  status: ShipmentStatus
  lines: { orderLineId: string; quantity: number }[]
}

const packsOf = ({ lines }: Pick<ParcelPacks, 'lines'>, lineId: string): number =>
  lines.find(({ orderLineId }) => orderLineId === lineId)?.quantity ?? 0

/** Packs of a line in parcels that are not canceled, wherever they are; null if no parcel ever held any. */
export function packsInParcels(parcels: Omit<ParcelPacks, 'id'>[], lineId: string): number | null {
  const holding = parcels.filter(({ lines }) => lines.some(({ orderLineId }) => orderLineId === lineId))
  if (holding.length === 0) return null
  return holding.reduce(
    (sum, parcel) => sum + (parcel.status === 'Canceled' ? 0 : packsOf(parcel, lineId)),
    0,
  )
}

/** Packs that leave a parcel. */
export type LeavingPacks = { shipmentId: string; orderLineId: string; quantity: number }

/** Whether packs may still be left out of it: it is not packed yet. */
export const mayLeaveOut = (status: ShipmentStatus): boolean => nextShipmentState(status, 'cancel') !== null

/** Whether it is at the warehouse, which packs it unless it is told not to. */
export const isAtWarehouse = (status: ShipmentStatus): boolean =>
  mayLeaveOut(status) && !maySplitShipment(status)

/** Those that the warehouse does not have come first, the newest of them before older ones. */
const byEase = (parcels: ParcelPacks[]): ParcelPacks[] => {
  const [here, there] = [
    parcels.filter(({ status }) => maySplitShipment(status)),
    parcels.filter(({ status }) => isAtWarehouse(status)),
  ]
  return [...here.toReversed(), ...there.toReversed()]
}

/** A line of which a refund went through. `refundedQuantity`: by all refunds, this one with them. */
export type RefundedLine = { id: string; quantity: number; refundedQuantity: number; refundedNow: number }

/**
 * What leaves which parcel because it was refunded. Packs that no parcel brings anyway count first, then those that are
 * not packed yet; what is packed, under way or delivered stays where it is.
 */
export function packsToLeaveOut(parcels: ParcelPacks[], lines: RefundedLine[]): LeavingPacks[] {
  return lines.flatMap((line) => {
    const beyond = (packsInParcels(parcels, line.id) ?? 0) + line.refundedQuantity - line.quantity
    let left = Math.min(line.refundedNow, beyond)
    return byEase(parcels).flatMap((parcel) => {
      const quantity = Math.min(left, packsOf(parcel, line.id))
      if (quantity <= 0) return []
      left -= quantity
      return [{ shipmentId: parcel.id, orderLineId: line.id, quantity }]
    })
  })
}
