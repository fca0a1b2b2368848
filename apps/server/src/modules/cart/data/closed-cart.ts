import { cartTransitions } from '@salvia/rules/cart/cart-state'
import { stateAfter } from '@salvia/rules/states/transitions'

/** Data that a closed cart no longer needs: its order has it, or nobody does. */
export const closed = {
  state: stateAfter(cartTransitions, 'close'),
  orderId: null,
  email: null,
  shippingAddress: null,
  billingAddress: null,
  vatCheck: null,
  note: '',
}
