import type { Api } from '#app/api/api.ts'
import { readCookie, removeCookie, writeCookie } from '#app/visit/cookies.ts'
import { findCart } from './cart-query.ts'

/**
 * Binds the anonymous cart to the user who just signed in. A 204 means it was merged before: use the user's current
 * cart. A cart that cannot be bound is dropped.
 */
export async function bindCart(api: Api): Promise<void> {
  const cartId = readCookie(document.cookie, 'cart')
  if (cartId === undefined) return
  const bound = await api('PUT /cart/{id}/bind', { params: { id: cartId } }).catch(() => null)
  const cart = bound?.cart ?? (await findCart(api, undefined).catch(() => null))
  if (cart === null) removeCookie('cart')
  else writeCookie('cart', cart.id)
}
