import { m } from '#app/paraglide/messages.js'
import { useCart } from './cart-query.ts'

/** For whom is ordered what is added now, in words; null while the cart is the user's own or its client is not chosen. */
export function useOrderFor(): string | null {
  const cart = useCart()
  const client = cart?.isCustomClientOrder ? cart.shippingCustomer : null
  return client && m.cart_for_client({ name: client.name })
}
