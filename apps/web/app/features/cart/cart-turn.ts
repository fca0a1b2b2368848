import type { Cart, CartAnswer } from '@salvia/contract/cart/cart'
import { DIFFERENT_PRACTITIONERS } from '@salvia/contract/words/checkout'
import type { Api } from '#app/api/api.ts'

/** A change of the cart: `known` is the cart when the change runs. */
export type CartChange = (api: Api, known: Cart | null) => Promise<CartAnswer | null>

/** What a person wants when a change does not go together with the practitioner whom the cart follows. */
export type ConflictChoice = 'keep' | 'replace'

type Turn = {
  api: Api
  known: Cart | null
  change: CartChange
  ask: () => Promise<ConflictChoice>
}

/** Whether a cart refused a change because it follows another practitioner (docs/specification.md, section 8). */
export const isConflict = (answer: CartAnswer | null): boolean =>
  answer?.error?.startsWith(DIFFERENT_PRACTITIONERS) ?? false

/**
 * Makes one change of the cart's queue. A change that belongs to another practitioner keeps its turn, and with it holds
 * whatever waits behind it, until a person has said to keep the cart or to replace what is in it.
 */
export async function takeTurn({ api, known, change, ask }: Turn): Promise<CartAnswer | null> {
  const answer = await change(api, known)
  if (!isConflict(answer) || (await ask()) === 'keep') return answer
  const cart = answer?.cart ?? known
  return change(api, cart && { ...cart, lines: [] })
}
