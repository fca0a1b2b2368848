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

/** Takes a cart's answer in: the cache, the cookie that names it, and whatever it refused. */
function take(client: QueryClient, answer: CartAnswer | null): void {
  const cart = answer?.cart ?? null
  client.setQueryData(cartQuery.queryKey, cart)
  if (cart) writeCookie('cart', cart.id)
  else removeCookie('cart')
  if (answer?.error && !isConflict(answer)) void sayRefused(answer.error)
}

const sayRefused = async (error: string) =>
  showSnackbar({ id: error, type: 'error', mainText: await explainCartRefusal(error) })

/**
 * Changes run one after another, in the order in which they were asked for. After one that failed the cart is read
 * again; `onFailed` says so in its own way.
 */
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

/** Puts lines into the cart beside what is there; without a cart one is opened for the country. */
export function addLines(lines: NewLine[], countryCode: string): CartChange {
  const isAdded = ({ product }: CartLine) => lines.some(({ productId }) => productId === product.id)
  return (api, known) => {
    if (known === null) return api('POST /cart', { body: { countryCode, lines } })
    const kept = known.lines.filter((line) => !isAdded(line)).map(asAdded)
    return api('PUT /cart/{id}', { params: { id: known.id }, body: { lines: [...kept, ...lines] } })
  }
}

/** Starts an order for a client beside the own cart, or resumes the one in progress. */
export function addToClientOrder(lines: NewLine[], countryCode: string): CartChange {
  const add = addLines(lines, countryCode)
  return (api, known) =>
    known?.isCustomClientOrder
      ? add(api, known)
      : api('POST /cart', { body: { countryCode, lines, isCustomClientOrder: true } })
}

/** Puts a line back that was taken out. */
export const restoreLine = (line: CartLine, countryCode: string): CartChange =>
  addLines([asAdded(line)], countryCode)
