import { z } from 'zod'
import { GatewayAmount } from '../payments/refunds.ts'
import { route } from '../route.ts'
import { Id, IdParams, Instant, Money } from '../wire.ts'
import { numberedKinds } from '../words/documents.ts'
import { orderStatuses, shipmentStatuses } from '../words/orders.ts'
import { messageStates } from '../words/outbox.ts'
import { attemptStates, disputeStates, refundStates } from '../words/payments.ts'
import { timelineActors, timelineCauses } from '../words/timeline.ts'

const entry = {
  id: Id,
  at: Instant,
  /** Null where it is not known. The name is an admin's; null for all others. */
  who: z.object({ role: z.enum(timelineActors), name: z.string().nullable() }).nullable(),
  cause: z.enum(timelineCauses).nullable(),
  /** What was written about it. */
  why: z.string().nullable(),
}

/** The parcel's place among those of its order, from one. */
const parcel = { shipmentId: Id, place: z.int() }

/** Something that happened to an order. `state` is its current state. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  z.object({
    ...entry,
    kind: z.literal('Order'),
    from: z.enum(orderStatuses).nullable(),
    to: z.enum(orderStatuses),
  }),
  z.object({
    ...entry,
    ...parcel,
    kind: z.literal('Parcel'),
    /** Null where it was divided off another; the same as `to` where packs left it. */
    from: z.enum(shipmentStatuses).nullable(),
    to: z.enum(shipmentStatuses),
  }),
  z.object({ ...entry, ...parcel, kind: z.literal('Delivery'), isAssumed: z.boolean() }),
  z.object({ ...entry, kind: z.literal('Payment'), amount: Money, state: z.enum(attemptStates) }),
  z.object({
    ...entry,
    kind: z.literal('Refund'),
    amount: GatewayAmount,
    state: z.enum(refundStates),
  }),
  z.object({
    ...entry,
    kind: z.literal('Document'),
    documentKind: z.enum(numberedKinds),
    number: z.string(),
  }),
  z.object({
    ...entry,
    kind: z.literal('Mail'),
    template: z.string(),
    /** Null until it was sent for the first time. */
    subject: z.string().nullable(),
    recipient: z.string(),
    state: z.enum(messageStates),
  }),
  z.object({ ...entry, kind: z.literal('Erp'), call: z.string(), state: z.enum(messageStates) }),
  z.object({
    ...entry,
    kind: z.literal('Withdrawal'),
    lines: z.array(z.object({ orderLineId: Id, quantity: z.int() })),
  }),
  z.object({
    ...entry,
    kind: z.literal('Dispute'),
    amount: GatewayAmount,
    state: z.enum(disputeStates),
    /** The gateway's word for why. */
    reason: z.string(),
  }),
  z.object({ ...entry, kind: z.literal('Claim') }),
  z.object({ ...entry, kind: z.literal('Note'), text: z.string() }),
])
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const orderTimeline = {
  read: route({
    method: 'GET',
    url: '/admin/orders/:id/timeline',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'What happened to an order, the newest first, with who and why',
      params: IdParams,
      response: { 200: z.object({ results: z.array(TimelineEntry) }) },
    },
  }),
}
