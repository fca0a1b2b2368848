import type { CartAnswer, CartLine } from '@salvia/contract/cart/cart'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { explainCartRefusal } from '#app/api/explain-refusal.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { removeCookie, writeCookie } from '#app/visit/cookies.ts'
import { askAboutConflict } from './ask-about-conflict.ts'
import { cartQuery } from './cart-query.ts'
import { type CartChange, isConflict, takeTurn } from './cart-turn.ts'

type NewLine = { productId: string; quantity: number; recommendationItemId?: string | null; isSample?: true }

/** Stores a cart's answer: the cache, the cart cookie and any refusal. */
function take(client: QueryClient, answer: CartAnswer | null): void {
  const cart = answer?.cart ?? null
  client.setQueryData(cartQuery.queryKey, cart)
  if (cart) writeCookie('cart', cart.id)
  else removeCookie('cart')
  if (answer?.error && !isConflict(answer)) void sayRefused(answer.error)
}

const sayRefused = async (error: string) =>
  showSnackbar({ id: error, type: 'error', mainText: await explainCartRefusal(error) })

/** Changes run one after another in order. After a failure the cart is refetched; `onFailed` reports it. */
export function useCartChange(
  onDone?: (answer: CartAnswer | null) => unknown,
  onFailed?: (error: Error) => unknown,
) {
  const client = useQueryClient()
  return useCommand({
    scope: 'cart',
    send: (api, change: CartChange) =>
      takeTurn({
        api,
        known: client.getQueryData(cartQuery.queryKey) ?? null,
        change,
        ask: askAboutConflict,
      }),
    keep: (_, answer) => take(client, answer),
    staleOnFailure: [cartQuery],
    snackbar: 'cart-failed',
    otherwise: m.cart_change_failed(),
    ...(onDone && { onDone }),
    ...(onFailed && { onFailed }),
  })
}

const asAdded = ({ product, quantity, recommendationItemId, isSample }: CartLine): NewLine => ({
  productId: product.id,
  quantity,
  recommendationItemId,
  ...(isSample ? { isSample } : {}),
})

/** Adds lines to the cart; creates a cart for the country if there is none. */
export function addLines(lines: NewLine[], countryCode: string): CartChange {
  const isAdded = ({ product }: CartLine) => lines.some(({ productId }) => productId === product.id)
  return (api, known) => {
    if (known === null) return api('POST /cart', { body: { countryCode, lines } })
    const kept = known.lines.filter((line) => !isAdded(line)).map(asAdded)
    return api('PUT /cart/{id}', { params: { id: known.id }, body: { lines: [...kept, ...lines] } })
  }
}

/** Starts an order for a client next to the user's own cart, or resumes the one in progress. */
export function addToClientOrder(lines: NewLine[], countryCode: string): CartChange {
  const add = addLines(lines, countryCode)
  return (api, known) =>
    known?.isCustomClientOrder
      ? add(api, known)
      : api('POST /cart', { body: { countryCode, lines, isCustomClientOrder: true } })
}

/** Restores a removed line. */
export const restoreLine = (line: CartLine, countryCode: string): CartChange =>
  addLines([asAdded(line)], countryCode)
