import type { Cart, CartAnswer } from '@salvia/contract/cart'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import type { Api } from '#app/api/api.ts'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { removeCookie, writeCookie } from '#app/shell/cookies.ts'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { cartQuery } from './cart-query.ts'

/** How the API begins to say that a cart follows one practitioner only (specification section 8). */
const OTHER_PRACTITIONER = 'Order from different practitioners'

type NewLine = { productId: string; quantity: number; recommendationItemId?: string | null }

/** A change of the cart: `known` is the cart as it stands when the change's turn has come. */
export type CartChange = (api: Api, known: Cart | null) => Promise<CartAnswer | null>

type Conflict = { lines: NewLine[] | null }

/** What the cart refused because it follows another practitioner; the modal asks what shall become of it. */
export const useConflict = create<Conflict>(() => ({ lines: null }))

/** Takes a cart's answer in: the cache, the cookie that names it, and whatever it refused. */
function take(client: QueryClient, answer: CartAnswer | null): void {
  const cart = answer?.cart ?? null
  client.setQueryData(cartQuery.queryKey, cart)
  if (cart) writeCookie('cart', cart.id)
  else removeCookie('cart')
  const error = answer?.error
  if (error && !error.startsWith(OTHER_PRACTITIONER))
    showSnackbar({ id: error, type: 'error', mainText: error })
}

const sayFailed = () => showSnackbar({ id: 'cart-failed', type: 'error', mainText: m.cart_change_failed() })

/**
 * Changes run one after another, in the order in which they were asked for. After one that failed the cart is read
 * again; `onFailed` says so in its own way.
 */
export function useCartChange(
  onDone?: (answer: CartAnswer | null) => void,
  onFailed: (error: Error) => void = sayFailed,
) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: (change: CartChange) =>
      change(apiOf(client), client.getQueryData(cartQuery.queryKey) ?? null),
    onSuccess: (answer) => {
      take(client, answer)
      onDone?.(answer)
    },
    onError: (error) => {
      onFailed(error)
      return client.invalidateQueries({ queryKey: cartQuery.queryKey })
    },
  })
}

const kept = (cart: Cart, added: NewLine[]): NewLine[] =>
  cart.lines
    .filter(({ product }) => !added.some(({ productId }) => productId === product.id))
    .map(({ product, quantity, recommendationItemId }) => ({
      productId: product.id,
      quantity,
      recommendationItemId,
    }))

type Adding = { lines: NewLine[]; countryCode: string; isReplacing?: boolean }

/** Puts lines into the cart; without one it is opened for the country. `isReplacing` takes out what was there. */
export function addLines({ lines, countryCode, isReplacing = false }: Adding): CartChange {
  return async (api, known) => {
    if (known === null) return api('POST /cart', { body: { countryCode, lines } })
    const all = isReplacing ? lines : [...kept(known, lines), ...lines]
    const answer = await api('PUT /cart/{id}', { params: { id: known.id }, body: { lines: all } })
    if (answer?.error?.startsWith(OTHER_PRACTITIONER)) useConflict.setState({ lines })
    return answer
  }
}
