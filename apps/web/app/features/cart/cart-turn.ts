import type { Cart, CartAnswer } from '@salvia/contract/cart/cart'
import { DIFFERENT_PRACTITIONERS } from '@salvia/contract/words/checkout'
import type { Api } from '#app/api/api.ts'

/** `isSaid`: the page says itself why nothing was changed. */
export type CartOutcome = CartAnswer & { isSaid?: boolean }

/** A change of the cart: `known` is the cart when the change runs; one that replaces it keeps none of its lines. */
export type CartChange = (api: Api, known: Cart | null, isReplacing?: boolean) => Promise<CartOutcome | null>

/** The user's choice when a change conflicts with the cart's practitioner. */
export type ConflictChoice = 'keep' | 'replace'

type Turn = {
  api: Api
  known: Cart | null
  change: CartChange
  ask: () => Promise<ConflictChoice>
}

/** Whether a change was refused because the cart follows another practitioner (docs/specification.md, section 8). */
export const isConflict = (answer: CartAnswer | null): boolean =>
  answer?.error?.startsWith(DIFFERENT_PRACTITIONERS) ?? false

/**
 * Runs one queued cart change. One that conflicts with the cart's practitioner blocks the queue until the user chooses
 * to keep or replace the cart.
 */
export async function takeTurn({ api, known, change, ask }: Turn): Promise<CartOutcome | null> {
  const answer = await change(api, known)
  if (!isConflict(answer) || (await ask()) === 'keep') return answer
  const cart = answer?.cart ?? known
  return change(api, cart && { ...cart, lines: [] }, true)
}
