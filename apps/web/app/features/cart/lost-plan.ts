import type { CartAnswer } from '@salvia/contract/cart/cart'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import type { NewLine } from './new-line.ts'

/** Whether products of a plan are in the cart without it. A practitioner's own percentage takes lines from their plans. */
export const lostPlan = ({ cart, error }: CartAnswer, lines: NewLine[]): boolean =>
  error === null &&
  cart?.overrideDiscountPercentage === null &&
  cart.lines.some(
    ({ product, recommendationItemId }) =>
      recommendationItemId === null &&
      lines.some((line) => line.productId === product.id && line.recommendationItemId),
  )

/** Says that the products of a plan are in the cart without it, because it was deleted while somebody read it. */
export function reportLostPlan(answer: CartAnswer, lines: NewLine[]): void {
  if (lostPlan(answer, lines))
    showSnackbar({ id: 'plan-gone', type: 'warning', mainText: m.cart_plan_gone() })
}
