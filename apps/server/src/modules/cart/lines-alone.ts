import type { CartRow } from './data/cart-queries.ts'

/** What a cart says of a person, and how it is sent to them: gone where it becomes another one's. */
export const linesAlone = {
  email: null,
  shippingAddress: null,
  billingAddress: null,
  vatCheck: null,
  note: '',
  deliveryCarrierId: null,
} as const satisfies Partial<CartRow>
