import type { Db } from '#db/database'
import { findPlanLines, findReplacedProducts, type PlanLine } from '../plans/index.ts'
import type { CartItem } from './data/cart-items.ts'

/** What an item of a cart follows. */
type ItemPlan = {
  plan: PlanLine | null
  /** Set where a substitution put another product into the item of the plan: it may be undone, so that the link stays. */
  replacement: PlanLine | null
  isOfTemplate: boolean
}

export type PlanOfItem = (item: CartItem) => ItemPlan

const ofNone: ItemPlan = { plan: null, replacement: null, isOfTemplate: false }

/**
 * The plans that items follow, in one statement, and a second where a plan has another product in the item's place. Who
 * names an item of another product that was never there follows nothing, and neither does who names a template.
 */
export async function findPlansOfItems(db: Db, items: CartItem[], at: Date): Promise<PlanOfItem> {
  const itemIds = items.flatMap(({ recommendationItemId }) => recommendationItemId ?? [])
  const plans = await findPlanLines(db, itemIds, at)
  const named = ({ recommendationItemId }: CartItem) => plans.get(recommendationItemId ?? '')
  const others = items.flatMap((item) => {
    const plan = named(item)
    return plan && plan.productId !== item.productId ? [plan.recommendationId] : []
  })
  const replaced = await findReplacedProducts(db, [...new Set(others)])
  return (item) => {
    const plan = named(item)
    if (!plan) return ofNone
    if (plan.isTemplate) return { ...ofNone, isOfTemplate: true }
    if (plan.productId === item.productId) return { ...ofNone, plan }
    const wasThere = replaced.get(plan.recommendationId)?.has(item.productId) ?? false
    return wasThere && !item.isSample ? { ...ofNone, replacement: plan } : ofNone
  }
}
