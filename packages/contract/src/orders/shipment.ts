import { z } from 'zod'
import { Day, Id, Instant } from '../wire.ts'
import { orderActors, parcelWarnings, shipmentStatuses } from '../words/orders.ts'

export const Shipment = z.object({
  id: Id,
  status: z.enum(shipmentStatuses),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  /** The last day on which it arrives by its carrier's longest time; null until the carrier has it. */
  arrivesBy: Day.nullable(),
  deliveredAt: Instant.nullable(),
  /** The carrier told nothing: `arrivesBy` passed. */
  isDeliveryAssumed: z.boolean(),
  lines: z.array(z.object({ orderLineId: Id, quantity: z.int() })),
  /** For admins: what it may become next, and what happened to it. */
  admin: z
    .object({
      mayBecome: z.array(z.enum(shipmentStatuses)),
      maySplit: z.boolean(),
      /** Refunded packs that the warehouse may send all the same: it had the parcel before they left it, or packed it with them. */
      refundedPacks: z.enum(parcelWarnings).nullable(),
      history: z.array(
        z.object({
          from: z.enum(shipmentStatuses),
          to: z.enum(shipmentStatuses),
          at: Instant,
          who: z.enum(orderActors),
          why: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
})
export type Shipment = z.infer<typeof Shipment>
