import type { CartState } from '@salvia/contract/words/checkout'
import { nextState, type Transitions } from '../states/transitions.ts'

/** Events of a cart. `reopen`: the frozen cart is changed, or its order ended. */
export type CartEvent = 'finalize' | 'reopen' | 'close'

export const firstCartState: CartState = 'Open'

/** State machine of a cart: can be finalized repeatedly until paid; Closed is final. */
export const cartTransitions: Transitions<CartState, CartEvent> = {
  Open: { finalize: 'Finalized', reopen: 'Open', close: 'Closed' },
  Finalized: { finalize: 'Finalized', reopen: 'Open', close: 'Closed' },
  Closed: { close: 'Closed' },
}

/** The next state; null if the event is not allowed. */
export const nextCartState = (from: CartState, event: CartEvent): CartState | null =>
  nextState(cartTransitions, from, event)
