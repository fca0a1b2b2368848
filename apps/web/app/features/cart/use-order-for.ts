import { m } from '#app/paraglide/messages.js'
import { useCart } from './cart-query.ts'

/** For whom is ordered what is added now, in words; null while the cart is the user's own. */
export function useOrderFor(): string | null {
  const cart = useCart()
  if (!cart?.isCustomClientOrder) return null
  const client = cart.shippingCustomer
  return client ? m.cart_for_client({ name: client.name }) : m.cart_for_some_client()
}
