import { z } from 'zod'
import { route } from '../route.ts'
import { Id, IdParams, Instant, Line } from '../wire.ts'
import { shipmentLengths } from '../words/lengths.ts'
import { shipmentStatuses, warehouseStatuses } from '../words/orders.ts'
import { OrderWithShipments } from './orders.ts'

/** A web address of a carrier. */
const TrackingUrl = z.url({ protocol: /^https?$/ }).max(shipmentLengths.trackingUrl)

const config = { access: 'admin', addition: true } as const
const answer = { response: { 200: OrderWithShipments } }

export const ShipmentChange = z.strictObject({
  /** Reached by all steps between; a shipment that cannot come there refuses. */
  status: z.enum(shipmentStatuses),
  why: Line(shipmentLengths.why).nullable().optional(),
  trackingNumber: Line(shipmentLengths.trackingNumber).nullable().optional(),
  trackingUrl: TrackingUrl.nullable().optional(),
})

/** The body of a message of the warehouse, which is signed as a whole. */
export const WarehouseMessage = z.strictObject({
  /** The warehouse's own: a message that is sent again has the same. */
  id: Line(shipmentLengths.message).min(1),
  shipmentId: Id,
  status: z.enum(warehouseStatuses),
  /** When it happened. */
  occurredAt: Instant,
  why: Line(shipmentLengths.why).nullable().optional(),
  trackingNumber: Line(shipmentLengths.trackingNumber).nullable().optional(),
  trackingUrl: TrackingUrl.nullable().optional(),
})
export type WarehouseMessage = z.infer<typeof WarehouseMessage>

export const shipments = {
  warehouse: route({
    method: 'POST',
    url: '/warehouse/messages',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'Messages of the warehouse, signed over the raw body',
      body: WarehouseMessage,
      response: { 200: z.object({ received: z.literal(true) }) },
    },
  }),
  advance: route({
    method: 'PUT',
    url: '/admin/shipments/:id/status',
    config,
    schema: {
      summary: 'Brings a shipment to a state; the order follows it',
      params: IdParams,
      body: ShipmentChange,
      ...answer,
    },
  }),
  deliver: route({
    method: 'PUT',
    url: '/admin/shipments/:id/delivery',
    config,
    schema: {
      summary: 'Records when a shipment arrived',
      params: IdParams,
      body: z.strictObject({ deliveredAt: Instant }),
      ...answer,
    },
  }),
  split: route({
    method: 'POST',
    url: '/admin/shipments/:id/split',
    config,
    schema: {
      summary: 'Puts a part of a shipment into one of its own',
      params: IdParams,
      body: z.strictObject({
        lines: z
          .array(z.strictObject({ orderLineId: Id, quantity: z.int().min(1).max(99) }))
          .min(1)
          .max(100),
      }),
      ...answer,
    },
  }),
}
