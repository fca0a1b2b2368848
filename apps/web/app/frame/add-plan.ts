import type { CartChange } from '#app/features/cart/cart-turn.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { type AddingPlan, addAsShown } from './add-as-shown.ts'
import { linesReset } from './lines-reset.ts'

/** Adds products of a plan as `addAsShown`, and says what that set of products that the cart held before. */
export const addPlan =
  (adding: AddingPlan): CartChange =>
  async (api, known, isReplacing) => {
    const answer = await addAsShown(adding)(api, known, isReplacing)
    const reset = known && answer?.cart && !answer.error ? linesReset(known, answer.cart, adding.lines) : []
    if (reset.length > 0) showSnackbar({ id: 'plan-in-cart', type: 'primary', mainText: reset.join(' ') })
    return answer
  }
