import type { Cart } from '@salvia/contract/cart/cart'

/** Whom the page shows that a client's order is for, as what is sent says it; nothing of the user's own cart. */
export const orderedFor = ({ isCustomClientOrder, shippingCustomer }: Cart) =>
  isCustomClientOrder ? { expectedShippingUserId: shippingCustomer?.id ?? null } : {}
