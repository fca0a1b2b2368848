import type { RefObject } from 'react'
import { ApiError } from '#app/api/api-error.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'

/** Where a buyer continues whose cart is gone because another tab ordered or emptied it. */
export type WhenGone = RefObject<() => Promise<string>>

export const toCart = () => Promise.resolve('/cart')

/** A change of a cart that another tab ordered: the step that shows failures goes with the cart, so it is said above. */
export async function sayCartClosed(error: Error): Promise<void> {
  if (!(error instanceof ApiError) || error.code !== 'cart_closed') return
  showSnackbar({ id: 'cart-failed', type: 'error', mainText: await explainProblem(error) })
}
