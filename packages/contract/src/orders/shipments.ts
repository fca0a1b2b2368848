import { z } from 'zod'
import { route } from '../route.ts'
import { Id, IdParams, Instant, Line } from '../wire.ts'
import { shipmentLengths } from '../words/lengths.ts'
import { shipmentStatuses } from '../words/orders.ts'
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

export const shipments = {
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
