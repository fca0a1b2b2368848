import type { Api } from '#app/api/api.ts'
import { readCookie, removeCookie, writeCookie } from '#app/visit/cookies.ts'
import { findCart, isCartGone } from './cart-query.ts'

/**
 * Binds the anonymous cart to the user who just signed in. A 204 means it was merged before: use the user's current
 * cart. A cart that is gone is dropped; one whose binding got no answer stays the visitor's until the next sign-in.
 */
export async function bindCart(api: Api): Promise<void> {
  const cartId = readCookie(document.cookie, 'cart')
  if (cartId === undefined) return
  try {
    const bound = await api('PUT /cart/{id}/bind', { params: { id: cartId } }).catch(nullIfGone)
    const cart = bound?.cart ?? (await findCart(api, undefined))
    if (cart === null) removeCookie('cart')
    else writeCookie('cart', cart.id)
  } catch {
    return
  }
}

function nullIfGone(error: unknown): null {
  if (isCartGone(error)) return null
  throw error
}
