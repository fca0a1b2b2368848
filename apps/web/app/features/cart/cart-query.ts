import type { Cart } from '@salvia/contract/cart/cart'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { ApiError } from '#app/api/api-error.ts'
import { readingOf } from '#app/api/query.ts'
import { readCookie, removeCookie } from '#app/visit/cookies.ts'

const GONE = [400, 401, 403, 404]

/** Whether an answer means that the cart was closed or belongs to someone else. */
export const isCartGone = (error: unknown): boolean =>
  error instanceof ApiError && GONE.includes(error.status)

/**
 * The visitor's cart: the one in the cookie, else (missing, closed or someone else's) the signed-in user's. Null
 * without one. A 304 keeps the cached one.
 */
export async function findCart(
  api: Api,
  cartId: string | undefined,
  known: Cart | null = null,
): Promise<Cart | null> {
  const current = async () => (await api('GET /cart', {}))?.cart ?? null
  if (cartId === undefined) return current()
  const headers = known?.id === cartId ? { 'if-modified-since': known.updatedAt } : {}
  try {
    const answer = await api('GET /cart/{id}', { params: { id: cartId }, headers })
    return answer === null ? known : answer.cart
  } catch (error) {
    if (isCartGone(error)) return current()
    throw error
  }
}

/** The current cart under one query key, however it was found. Loaded by the root loader on the server. */
export const cartQuery = readingOf({
  call: 'GET /cart',
  input: {},
  read: async (api, { client }): Promise<Cart | null> => {
    const known = client.getQueryData<Cart | null>(cartQuery.queryKey)
    const cart = await findCart(api, readCookie(document.cookie, 'cart'), known)
    if (cart === null) removeCookie('cart')
    return cart
  },
})

export const useCart = (): Cart | null => useQuery(cartQuery).data ?? null
