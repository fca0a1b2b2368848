import { z } from 'zod'
import { route } from '../route.ts'
import { Day, Email, Id, IdempotencyHeaders, Instant, Line, OrderKeyQuery } from '../wire.ts'
import { orderLengths, personLengths } from '../words/lengths.ts'

const packs = z.object({ orderLineId: Id, quantity: z.int() })

/** What a buyer may withdraw from, and what was declared. */
export const Withdrawal = z.object({
  /** Whether the buyer may still withdraw from packs of the order. */
  may: z.boolean(),
  /** The last day for it; null until all parcels have arrived, or where there is no such right. */
  until: Day.nullable(),
  /** Packs from which the buyer may still withdraw. */
  left: z.array(packs),
  /** The newest first. */
  declared: z.array(z.object({ id: Id, declaredAt: Instant, name: z.string(), lines: z.array(packs) })),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const DeclareWithdrawal = z.strictObject({
  /** Of the consumer who withdraws. */
  name: Line(personLengths.name).min(1),
  lines: z
    .array(z.strictObject({ orderLineId: Id, quantity: z.int().min(1).max(99) }))
    .min(1)
    .max(100),
})
export type DeclareWithdrawal = z.infer<typeof DeclareWithdrawal>

const OrderParams = z.strictObject({ orderId: Id })

/** The right of withdrawal (Directive 2011/83/EU, articles 9 to 11a). */
export const withdrawals = {
  get: route({
    method: 'GET',
    url: '/orders/:orderId/withdrawal',
    config: { access: 'owner', orderKey: true, addition: true },
    schema: {
      summary: 'What its buyer may withdraw from, until when, and what was declared',
      params: OrderParams,
      querystring: OrderKeyQuery,
      response: { 200: Withdrawal },
    },
  }),
  declare: route({
    method: 'POST',
    url: '/orders/:orderId/withdrawal',
    config: { access: 'owner', orderKey: true, addition: true },
    schema: {
      summary: 'Withdraws from packs of an order, and confirms it by mail',
      params: OrderParams,
      querystring: OrderKeyQuery,
      headers: IdempotencyHeaders,
      body: DeclareWithdrawal,
      response: { 200: Withdrawal },
    },
  }),
  sendLink: route({
    method: 'POST',
    url: '/orders/link',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'Mails the link of an order to the address it was bought with; answers the same for any input',
      body: z.strictObject({ number: Line(orderLengths.number).min(1), email: Email }),
      response: { 204: z.void() },
    },
  }),
}
