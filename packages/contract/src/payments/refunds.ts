import { z } from 'zod'
import { route } from '../route.ts'
import { Id, IdempotencyHeaders, IdParams, Instant, Line, Money } from '../wire.ts'
import { refundLengths } from '../words/lengths.ts'
import { disputeStates, refundStates } from '../words/payments.ts'

/** Minor units, in what the gateway charged: possibly no currency of ours. */
export const GatewayAmount = z.object({ amount: z.int(), currency: z.string() })

/** Money on its way back to the buyer, or there. */
export const Refund = z.object({
  id: Id,
  amount: Money,
  state: z.enum(refundStates),
  createdAt: Instant,
  /** The packs it is for; empty for an amount. */
  lines: z.array(z.object({ orderLineId: Id, quantity: z.int() })),
  /** What of it is for the delivery. */
  shipping: Money,
  /** An admin's reason; null for everyone else. */
  why: z.string().nullable(),
})
export type Refund = z.infer<typeof Refund>

/** A payment that its buyer disputes at the bank. */
export const Dispute = z.object({
  id: Id,
  state: z.enum(disputeStates),
  amount: GatewayAmount,
  /** The gateway's word for why. */
  reason: z.string(),
  openedAt: Instant,
  /** Until when the bank takes evidence; null when it takes none. */
  evidenceBy: Instant.nullable(),
})
export type Dispute = z.infer<typeof Dispute>

const why = Line(refundLengths.why).min(1)

/** Either an amount in minor units of the order's currency, or packs of lines and the delivery. */
export const RefundOrder = z.strictObject({
  amount: z.int().min(1).max(99_999_999).optional(),
  lines: z
    .array(z.strictObject({ orderLineId: Id, quantity: z.int().min(1).max(99) }))
    .max(100)
    .optional(),
  shipping: z.boolean().optional(),
  why,
})
export type RefundOrder = z.infer<typeof RefundOrder>

export const refundCalls = {
  refund: route({
    method: 'POST',
    url: '/admin/orders/:id/refunds',
    config: { access: 'accounting', addition: true },
    schema: {
      summary: 'Refunds packs or an amount of a placed order to its buyer',
      params: IdParams,
      headers: IdempotencyHeaders,
      body: RefundOrder,
      response: { 200: z.object({ refundId: Id }) },
    },
  }),
}
