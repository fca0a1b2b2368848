import type { CartState } from '@salvia/contract/words/checkout'
import { nextState, type Transitions } from '../states/transitions.ts'

/** What can happen to a cart. `reopen`: what was frozen into an order is changed, or its order ended. */
export type CartEvent = 'finalize' | 'reopen' | 'close'

export const firstCartState: CartState = 'Open'

/** The life of a cart: finalized as often as it changes before it is paid; what is closed stays closed. */
export const cartTransitions: Transitions<CartState, CartEvent> = {
  Open: { finalize: 'Finalized', reopen: 'Open', close: 'Closed' },
  Finalized: { finalize: 'Finalized', reopen: 'Open', close: 'Closed' },
  Closed: { close: 'Closed' },
}

/** Where an event leads a cart; null when the cart refuses it. */
export const nextCartState = (from: CartState, event: CartEvent): CartState | null =>
  nextState(cartTransitions, from, event)
