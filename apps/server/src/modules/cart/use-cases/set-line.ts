import type { Actor } from '#kernel/http/actor'
import {
  asksForPrivilege,
  changeableCart,
  checkExpectedClient,
  claimantOf,
  privilegedCaller,
} from '../cart-access.ts'
import type { CartContext } from '../cart-context.ts'
import { type ItemInput, setItem } from '../data/cart-items.ts'
import type { CartRow } from '../data/cart-queries.ts'
import { type CartOutcome, changeCart } from './change-cart.ts'
import { claimCart } from './set-aside.ts'

/** `expectedShippingUserId`: whom the caller was shown that the cart is for; omitted by callers that do not know. */
type LineInput = ItemInput & { expectedShippingUserId?: string | null | undefined }

/**
 * Sets the quantity of one product; 0 removes it. Throws forbidden for a free line if the caller is not entitled, conflict
 * if the cart is for another client than the caller was shown.
 */
export const setLine = (
  context: CartContext,
  cartId: string,
  { expectedShippingUserId, ...input }: LineInput,
  actor: Actor | null,
): Promise<CartOutcome> =>
  changeCart(context, {
    cartId,
    actor,
    claimant: claimantOf({ lines: [input] }, actor),
    open: changeableCart,
    async change(tx, row) {
      checkExpectedClient(row, expectedShippingUserId)
      const lines = setItem(row.lines, input)
      if (!asksForPrivilege({ lines: [input] }, row)) return { lines }
      const caller = privilegedCaller(actor)
      const claim: Partial<CartRow> =
        row.userId === null ? await claimCart(tx, row, caller.userId, context) : {}
      return { lines, ...claim }
    },
  })
