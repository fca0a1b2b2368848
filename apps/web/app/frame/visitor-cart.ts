import type { Cart } from '@salvia/contract/cart/cart'
import type { QueryClient } from '@tanstack/react-query'
import { apiOf } from '#app/api/query-client.ts'
import { cartQuery, findCart } from '#app/features/cart/cart-query.ts'
import { readCookie } from '#app/visit/cookies.ts'

type Visitor = { cookies: string | null; hasAccount: boolean }

/** The cart of who requests a page, read once a request; null for none and for one that cannot be read. */
export async function visitorCart(
  client: QueryClient,
  { cookies, hasAccount }: Visitor,
): Promise<Cart | null> {
  const cartId = readCookie(cookies, 'cart')
  if (!hasAccount && cartId === undefined) return null
  const read = () => findCart(apiOf(client), cartId).catch(() => null)
  return client.fetchQuery({ queryKey: cartQuery.queryKey, queryFn: read })
}
