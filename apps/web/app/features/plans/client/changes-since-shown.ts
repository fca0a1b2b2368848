import type { ProductPrice } from '@salvia/contract/catalogue/shop'
import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { PlanDifference, VersionContent } from '@salvia/contract/plans/plan-versions'
import type { ProductInPlan } from '@salvia/contract/plans/product-in-plan'
import { isNoDifference, planDifference } from '@salvia/rules/plans/plan-difference'

/** `prices`: the names of products that both have, at another price. */
export type ChangesSinceShown = PlanDifference & { prices: string[] }

const contentOf = ({
  name,
  description,
  summary,
  discountPercentage,
  ...plan
}: SharedPlan): VersionContent => ({
  name,
  description,
  summary,
  discountPercentage,
  items: plan.recommendationItems.map(({ id: _, product, ...item }) => ({
    ...item,
    productName: product.name,
  })),
})

/** Whether a buyer pays the same for a pack. */
export const isSamePrice = (a: ProductPrice | null, b: ProductPrice | null): boolean =>
  a?.gross.amount === b?.gross.amount &&
  a?.gross.currency === b?.gross.currency &&
  a?.net.amount === b?.net.amount

function pricesSinceShown(shown: SharedPlan, now: SharedPlan): string[] {
  const were = new Map(shown.recommendationItems.map(({ productId, product }) => [productId, product.price]))
  return now.recommendationItems.flatMap(({ productId, product }) => {
    const was = were.get(productId)
    return was === undefined || isSamePrice(was, product.price) ? [] : [product.name]
  })
}

/** What a plan and the prices in it are otherwise by now than they were shown; null where they are the same. */
export function changesSinceShown(shown: SharedPlan, now: SharedPlan): ChangesSinceShown | null {
  const changes = planDifference(contentOf(shown), contentOf(now))
  const prices = pricesSinceShown(shown, now)
  return isNoDifference(changes) && prices.length === 0 ? null : { ...changes, prices }
}

/** Whether prices alone are otherwise, and the plan says what it said. */
export const isOfPricesAlone = (changes: ChangesSinceShown): boolean => isNoDifference(changes)

function contentOfOne(plan: ProductInPlan, productId: string): VersionContent {
  const { id: _, recommendationItemId: __, shareCode: ___, practitioner: ____, ...said } = plan
  const { name, discountPercentage, ...instructions } = said
  const item = { ...instructions, productId, productName: '' }
  return { name, description: '', summary: '', discountPercentage, items: [item] }
}

/** Whether a plan says the same of a product, and gives the same discount on it; nothing where it has it no longer. */
export function isSameInPlan(
  shown: ProductInPlan | null,
  now: ProductInPlan | null,
  productId: string,
): boolean {
  if (shown === null || now === null) return shown === now
  return isNoDifference(planDifference(contentOfOne(shown, productId), contentOfOne(now, productId)))
}
