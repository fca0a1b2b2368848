import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { type CartRefusalCode, cartRefusalTexts } from '@salvia/rules/cart/cart-refusal'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#app/api/api-error.ts'
import type { CartChange } from '#app/features/cart/cart-turn.ts'
import type { NewLine } from '#app/features/cart/new-line.ts'
import {
  type ChangesSinceShown,
  changesSinceShown,
  isOfPricesAlone,
} from '#app/features/plans/client/changes-since-shown.ts'
import { sharedPlanQuery } from '#app/features/plans/client/shared-plan-query.ts'

/** The plan as it is now, which its page shows from then on; null once it is gone. */
async function readNow(client: QueryClient, { shareCode }: SharedPlan): Promise<SharedPlan | null> {
  try {
    return await client.fetchQuery({ ...sharedPlanQuery(shareCode), staleTime: 0 })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** A plan that was written again has its products under other ids. */
const asInPlan = (lines: NewLine[], { recommendationItems }: SharedPlan): NewLine[] =>
  lines.map((line) => {
    const item = recommendationItems.find(({ productId }) => productId === line.productId)
    return item ? { ...line, recommendationItemId: item.id } : line
  })

export type AddingPlan = {
  client: QueryClient
  /** The plan as it was shown when its products were chosen. */
  shown: SharedPlan
  lines: NewLine[]
  add: (lines: NewLine[]) => CartChange
  /** What the plan says otherwise by now, and prices in it that are others; null once it is gone. */
  onChanged: (changes: ChangesSinceShown | null) => void
}

/**
 * Adds products of a plan as long as it, and its prices, say what was shown; else nothing is sent, and the answer is that of a cart, which
 * refuses by itself what is no longer in the plan.
 */
export const addAsShown =
  ({ client, shown, lines, add, onChanged }: AddingPlan): CartChange =>
  async (api, known, isReplacing) => {
    const now = await readNow(client, shown)
    const changes = now && changesSinceShown(shown, now)
    if (now && changes === null) return add(asInPlan(lines, now))(api, known, isReplacing)
    onChanged(changes)
    // The page of a plan that is gone does not say that nothing was added.
    return { cart: known, error: cartRefusalTexts[codeOf(changes)], isSaid: changes !== null }
  }

function codeOf(changes: ChangesSinceShown | null): CartRefusalCode {
  if (changes === null) return 'PlanGone'
  return isOfPricesAlone(changes) ? 'PriceChanged' : 'NotInPlan'
}
