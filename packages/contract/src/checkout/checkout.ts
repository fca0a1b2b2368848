import { z } from 'zod'
import { CartAnswer } from '../cart/cart.ts'
import { route } from '../route.ts'
import { Id, IdempotencyHeaders, IdParams, Money } from '../wire.ts'

/** More than any order costs. */
const MOST_CENTS = 100_000_000

/** EUR cents to pay with from a wallet. */
const Euros = z.strictObject({ amount: z.int().min(1).max(MOST_CENTS), currency: z.literal('EUR') })

/** What the buyer's wallet pays of the order, what that takes from it in EUR, and what is left to pay. */
export const BalanceUsed = z.object({ covers: Money, debit: Money, due: Money })
export type BalanceUsed = z.infer<typeof BalanceUsed>

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
      body: z
        .strictObject({
          /** What an approved practitioner wants to pay from the own wallet; the order uses no more than it costs. */
          balanceUsed: Euros.optional(),
        })
        .nullish(),
      response: {
        // It adds nothing to the cart.
        200: CartAnswer.omit({ refusedProduct: true }).extend({
          orderId: Id.nullable(),
          orderKey: Id.nullable(),
          balanceUsed: BalanceUsed.nullable(),
        }),
      },
    },
  }),
}
