import { CartAnswer } from '../cart/cart.ts'
import { route } from '../route.ts'
import { Id, IdempotencyHeaders, IdParams } from '../wire.ts'

/** A cart becomes an order. */
export const checkout = {
  finalize: route({
    method: 'POST',
    url: '/cart/:id/finalize',
    config: { access: 'cart' },
    schema: {
      summary: 'Freezes the cart into an order in Draft',
      params: IdParams,
      headers: IdempotencyHeaders,
      response: { 200: CartAnswer.extend({ orderId: Id.nullable(), orderKey: Id.nullable() }) },
    },
  }),
}
