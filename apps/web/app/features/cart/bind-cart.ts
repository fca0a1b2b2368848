import type { Api } from '#app/api/api.ts'
import { readCookie, removeCookie, writeCookie } from '#app/visit/cookies.ts'
import { findCart } from './cart-query.ts'

/**
 * Makes the anonymous cart the cart of whoever has just signed in. Without an answer (204) it was merged before: then
 * the user's current cart takes its place. A cart that cannot be bound is left behind.
 */
export async function bindCart(api: Api): Promise<void> {
  const cartId = readCookie(document.cookie, 'cart')
  if (cartId === undefined) return
  const bound = await api('PUT /cart/{id}/bind', { params: { id: cartId } }).catch(() => null)
  const cart = bound?.cart ?? (await findCart(api, undefined).catch(() => null))
  if (cart === null) removeCookie('cart')
  else writeCookie('cart', cart.id)
}
