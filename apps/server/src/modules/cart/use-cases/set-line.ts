import type { Actor } from '#kernel/http/actor'
import { asksForPrivilege, changeableCart, claimantOf, privilegedCaller } from '../cart-access.ts'
import type { CartContext } from '../cart-context.ts'
import { type ItemInput, setItem } from '../data/cart-items.ts'
import type { CartRow } from '../data/cart-queries.ts'
import { type CartOutcome, changeCart } from './change-cart.ts'
import { claimCart } from './set-aside.ts'

/** Sets the quantity of one product; 0 removes it. Throws forbidden for a free line if the caller is not entitled. */
export const setLine = (
  context: CartContext,
  cartId: string,
  input: ItemInput,
  actor: Actor | null,
): Promise<CartOutcome> =>
  changeCart(context, {
    cartId,
    actor,
    claimant: claimantOf({ lines: [input] }, actor),
    open: changeableCart,
    async change(tx, row) {
      const lines = setItem(row.lines, input)
      if (!asksForPrivilege({ lines: [input] }, row)) return { lines }
      const caller = privilegedCaller(actor)
      const claim: Partial<CartRow> =
        row.userId === null ? await claimCart(tx, row, caller.userId, context) : {}
      return { lines, ...claim }
    },
  })
