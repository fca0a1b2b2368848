import type { Cart, CartLine } from '@salvia/contract/cart/cart'
import { create } from 'zustand'
import type { Api } from '#app/api/api.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { restoreLine, useCartChange } from './cart-changes.ts'
import type { CartChange } from './cart-turn.ts'
import { orderedFor } from './ordered-for.ts'

type Wanted = { quantities: Record<string, number> }

/** Quantities set but not yet confirmed by the server, shown optimistically. */
export const useWanted = create<Wanted>(() => ({ quantities: {} }))

const want = (productId: string, quantity: number) =>
  useWanted.setState(({ quantities }) => ({ quantities: { ...quantities, [productId]: quantity } }))

const settle = (productId: string) =>
  useWanted.setState(({ quantities }) => {
    const { [productId]: _, ...others } = quantities
    return { quantities: others }
  })

type Wish = { line: CartLine; quantity: number; isBack: boolean }

/** A removed line stays removed unless it is being restored. */
const sendQuantity: (api: Api, cart: Cart, wish: Wish) => ReturnType<CartChange> = async (
  api,
  cart,
  { line, quantity, isBack },
) => {
  const params = { id: cart.id, productId: line.product.id }
  if (!cart.lines.some(({ product }) => product.id === params.productId))
    return isBack ? restoreLine(line, cart.countryCode)(api, cart) : { cart, error: null }
  if (quantity === 0) return api('DELETE /cart/{id}/products/{productId}', { params })
  const { recommendationItemId, isSample } = line
  const body = {
    quantity,
    // What was read without a plan may have one by now: only who asks for it takes a line out of its plan.
    ...(recommendationItemId === null ? {} : { recommendationItemId }),
    ...(isSample ? { isSample } : {}),
    ...orderedFor(cart),
  }
  return api('PUT /cart/{id}/products/{productId}', { params, body })
}

/**
 * Sets line quantities optimistically. Calls are serialised, and one superseded by a later change is skipped. On
 * failure the server's cart is shown again.
 */
export function useQuantityChange() {
  const { queue } = useCartChange()
  const set = (line: CartLine, quantity: number, isBack = false) => {
    const productId = line.product.id
    want(productId, quantity)
    void queue(async (api, known) => {
      const wanted = useWanted.getState().quantities[productId]
      if (known === null || wanted === undefined) return { cart: known, error: null }
      try {
        return await sendQuantity(api, known, { line, quantity: wanted, isBack })
      } finally {
        if (useWanted.getState().quantities[productId] === wanted) settle(productId)
      }
    })
  }
  const remove = (line: CartLine) => {
    set(line, 0)
    showSnackbar({
      id: `removed-${line.product.id}`,
      type: 'primary',
      mainText: m.cart_removed({ product: line.product.name }),
      action: { label: m.common_undo(), run: () => set(line, line.quantity, true) },
    })
  }
  return { set, remove }
}
