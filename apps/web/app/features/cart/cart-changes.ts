import type { Cart, CartAnswer, CartLine } from '@salvia/contract/cart/cart'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { removeCookie, writeCookie } from '#app/visit/cookies.ts'
import { askAboutConflict } from './ask-about-conflict.ts'
import { cartQuery } from './cart-query.ts'
import { type CartChange, type CartOutcome, isConflict, takeTurn } from './cart-turn.ts'
import type { NewLine } from './new-line.ts'
import { orderedFor } from './ordered-for.ts'
import { sayCartRefused } from './say-cart-refused.ts'

/**
 * Stores a cart's answer: the cache, the cart cookie and any refusal that its page does not say itself. A read that was on its way may have seen the cart
 * before the change, and is dropped.
 */
export async function keepCartAnswer(client: QueryClient, answer: CartOutcome | null): Promise<void> {
  const cart = answer?.cart ?? null
  await client.cancelQueries({ queryKey: cartQuery.queryKey })
  client.setQueryData(cartQuery.queryKey, cart)
  if (cart) writeCookie('cart', cart.id)
  else removeCookie('cart')
  if (answer?.error && !answer.isSaid && !isConflict(answer))
    void sayCartRefused(answer.error, answer.refusedProduct)
}

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
    keep: keepCartAnswer,
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

/** What the cart holds now: another tab may have added to it since it was read here. */
async function linesNow(api: Api, { id, updatedAt, lines }: Cart): Promise<CartLine[]> {
  const headers = { 'if-modified-since': updatedAt }
  const answer = await api('GET /cart/{id}', { params: { id }, headers })
  return answer?.cart?.lines ?? lines
}

/** Adds lines to the cart; creates a cart for the country if there is none. */
export function addLines(lines: NewLine[], countryCode: string): CartChange {
  const isAdded = ({ product }: CartLine) => lines.some(({ productId }) => productId === product.id)
  return async (api, known, isReplacing = false) => {
    if (known === null) return api('POST /cart', { body: { countryCode, lines } })
    const [only, ...others] = lines
    if (only && others.length === 0 && !isReplacing) {
      const { productId, ...body } = only
      return api('PUT /cart/{id}/products/{productId}', {
        params: { id: known.id, productId },
        body: { ...body, ...orderedFor(known) },
      })
    }
    const kept = isReplacing ? [] : (await linesNow(api, known)).filter((line) => !isAdded(line)).map(asAdded)
    const body = { lines: [...kept, ...lines], ...orderedFor(known) }
    return api('PUT /cart/{id}', { params: { id: known.id }, body })
  }
}

/** Starts an order for a client next to the user's own cart, or resumes the one in progress. */
export function addToClientOrder(lines: NewLine[], countryCode: string): CartChange {
  const add = addLines(lines, countryCode)
  return (api, known, isReplacing) =>
    known?.isCustomClientOrder
      ? add(api, known, isReplacing)
      : api('POST /cart', { body: { countryCode, lines, isCustomClientOrder: true } })
}

/** Restores a removed line. */
export const restoreLine = (line: CartLine, countryCode: string): CartChange =>
  addLines([asAdded(line)], countryCode)
