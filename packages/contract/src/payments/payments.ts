import { z } from 'zod'
import { route } from '../route.ts'
import { Id, IdempotencyHeaders, OrderKeyQuery } from '../wire.ts'

/** Starting payments, and the gateway's messages. */
export const payments = {
  pay: route({
    method: 'POST',
    url: '/orders/:orderId/payment',
    config: { access: 'owner', orderKey: true },
    schema: {
      summary: 'Opens a payment and answers its address',
      params: z.strictObject({ orderId: Id }),
      querystring: OrderKeyQuery,
      headers: IdempotencyHeaders,
      response: { 200: z.object({ paymentUrl: z.string() }) },
    },
  }),
  webhook: route({
    method: 'POST',
    url: '/payments/webhook',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'Messages of the payment gateway, signed over the raw body',
      response: { 200: z.object({ received: z.literal(true) }) },
    },
  }),
}
