import type { ProductPrice } from '@salvia/contract/catalogue/shop'
import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { PlanDifference, VersionContent } from '@salvia/contract/plans/plan-versions'
import type { ProductInPlan } from '@salvia/contract/plans/product-in-plan'
import { isNoDifference, planDifference } from '@salvia/rules/plans/plan-difference'

/** `prices`: the names of products that both have, at another price; `discount`: the one before and the one now. */
export type ChangesSinceShown = PlanDifference & { prices: string[]; discount: { from: number; to: number } }

/** A plan as its readers see it. */
export type PlanRead = Pick<
  SharedPlan,
  'name' | 'description' | 'summary' | 'discountPercentage' | 'recommendationItems'
>

const contentOf = ({
  name,
  description,
  summary,
  discountPercentage,
  ...plan
}: PlanRead): VersionContent => ({
  name,
  description,
  summary,
  discountPercentage,
  items: plan.recommendationItems.map(({ id: _, product, ...item }) => ({
    ...item,
    productName: product.name,
  })),
})

/** What a plan says otherwise by now than it was shown, whatever is paid for it; null where it says the same. */
export function saidSinceShown(shown: PlanRead, now: PlanRead): PlanDifference | null {
  const changes = planDifference(contentOf(shown), contentOf(now))
  return isNoDifference(changes) ? null : changes
}

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
  const discount = { from: shown.discountPercentage, to: now.discountPercentage }
  return isNoDifference(changes) && prices.length === 0 ? null : { ...changes, prices, discount }
}

/** Whether prices alone are otherwise, and the plan says what it said. */
export const isOfPricesAlone = (changes: ChangesSinceShown): boolean => isNoDifference(changes)

/** A product as a page shows it with what a plan says of it. */
type OneShown = { id: string; name: string; recommendation: ProductInPlan | null }

/** Nothing of the plan itself but its discount: the page of a product shows no more of it. */
function contentOfOne({ id, name, recommendation }: OneShown): VersionContent {
  const nothing = { name: '', description: '', summary: '', discountPercentage: 0, items: [] }
  if (recommendation === null) return nothing
  const { id: _, recommendationItemId: __, shareCode: ___, practitioner: ____, ...said } = recommendation
  const { name: _____, discountPercentage, ...instructions } = said
  return {
    ...nothing,
    discountPercentage,
    items: [{ ...instructions, productId: id, productName: name }],
  }
}

/** What a plan says otherwise of a product by now than it was shown; null where it says the same. */
export function changesOfOne(shown: OneShown, now: OneShown): ChangesSinceShown | null {
  const changes = planDifference(contentOfOne(shown), contentOfOne(now))
  if (isNoDifference(changes)) return null
  const [from, to] = [shown, now].map(({ recommendation }) => recommendation?.discountPercentage ?? 0)
  return { ...changes, prices: [], discount: { from: from ?? 0, to: to ?? 0 } }
}
