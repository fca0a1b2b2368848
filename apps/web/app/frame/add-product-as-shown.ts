import type { Product } from '@salvia/contract/catalogue/shop'
import type { ProductInPlan } from '@salvia/contract/plans/product-in-plan'
import { cartRefusalTexts } from '@salvia/rules/cart/cart-refusal'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#app/api/api-error.ts'
import type { CartChange, CartOutcome } from '#app/features/cart/cart-turn.ts'
import type { NewLine } from '#app/features/cart/new-line.ts'
import { productQuery } from '#app/features/catalogue/catalogue-queries.ts'
import {
  type ChangesSinceShown,
  changesOfOne,
  isSamePrice,
} from '#app/features/plans/client/changes-since-shown.ts'
import { sharedPlanQuery } from '#app/features/plans/client/shared-plan-query.ts'
import { m } from '#app/paraglide/messages.js'
import { productReset } from './lines-reset.ts'

/** A product as its page reads it, with what the plan says that the page was opened from. */
export type ProductShown = Product & { recommendation: ProductInPlan | null }

type Adding = {
  client: QueryClient
  /** The product as it was shown when the button was pressed. */
  shown: ProductShown
  /** The plan that the page was opened from, as its address names it. */
  planNamed: string | null
  /** Whether the product is ordered in the name of that plan. */
  isOfPlan: boolean
  quantity: number
  add: (lines: NewLine[]) => CartChange
  /** What the plan says otherwise of it by now, null once it is gone: nothing was added. */
  onChanged: (changes: ChangesSinceShown | null) => void
  /** What was added, in words. */
  onAdded: (words: string) => void
}

/** The product as it is now, which its page shows from then on; as it was shown once it is gone, which a cart refuses. */
async function readNow({ client, shown, planNamed }: Adding): Promise<ProductShown> {
  try {
    return await client.fetchQuery({ ...productQuery(shown.id, planNamed), staleTime: 0 })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return shown
    throw error
  }
}

const planOf = (product: ProductShown, { isOfPlan }: Adding): ProductInPlan | null =>
  isOfPlan ? product.recommendation : null

/** Whether the plan of a product is gone, not only the product in it. */
async function isGone({ client, shown }: Adding): Promise<boolean> {
  if (shown.recommendation === null) return false
  try {
    await client.fetchQuery({ ...sharedPlanQuery(shown.recommendation.shareCode), staleTime: 0 })
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 404
  }
}

type Refusal = Pick<CartOutcome, 'isSaid'> & { error: string }

async function refusalOf(now: ProductShown, adding: Adding): Promise<Refusal | null> {
  const { shown, isOfPlan, onChanged } = adding
  const changes = isOfPlan ? changesOfOne(shown, now) : null
  if (changes) {
    const isOver = now.recommendation === null && (await isGone(adding))
    onChanged(isOver ? null : changes)
    return { error: cartRefusalTexts[isOver ? 'PlanGone' : 'NotInPlan'], isSaid: true }
  }
  return isSamePrice(shown.price, now.price) ? null : { error: cartRefusalTexts.PriceChanged }
}

/**
 * Adds a product as long as its price, and what its plan says of it, are what was shown; else nothing is sent. Adding sets
 * the packs: of a product that the cart held, the words say what they were.
 */
export const addProductAsShown =
  (adding: Adding): CartChange =>
  async (api, known, isReplacing) => {
    const now = await readNow(adding)
    const refusal = await refusalOf(now, adding)
    if (refusal !== null) return { cart: known, ...refusal }
    const { quantity, add, onAdded } = adding
    const plan = planOf(now, adding)
    const ofItem = plan ? { recommendationItemId: plan.recommendationItemId } : {}
    const answer = await add([{ productId: now.id, quantity, ...ofItem }])(api, known, isReplacing)
    if (answer?.cart && !answer.error)
      onAdded(productReset(known, answer.cart, now.id) ?? m.product_added({ product: now.name }))
    return answer
  }
