import type { Product, ProductCard } from '@salvia/contract/catalogue/shop'
import type { ActiveDifference } from '@salvia/contract/plans/substitutions/difference-of-actives'
import type { AmountUnknown } from '@salvia/contract/words/substitutions'
import { differenceOfActives } from '@salvia/rules/plans/substitution/difference-of-actives'
import { recomputeDose } from '@salvia/rules/plans/substitution/recompute-dose'
import type { SubstituteLabel } from '@salvia/rules/plans/substitution/substitute-label'
import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#app/paraglide/runtime.js'
import { type DraftItem, doseOfSwap, type SwappedDose } from '../plan-draft.ts'
import { nutrientFactsQuery, toRuleFacts } from './ledger-queries.ts'
import { activeNames, rowsOf, useLabels } from './use-ledger.ts'

/** What a swap writes and what that changes a day. */
export type Swap = {
  product: ProductCard
  dose: SwappedDose
  amountUnknown: AmountUnknown | null
  difference: ActiveDifference[]
}

/** A label that did not come, as of a product out of the shop, tells nothing. */
const toLabel = ({ id, name, mainServing }: ProductCard, label: Product | undefined): SubstituteLabel => ({
  productId: id,
  productName: name,
  mainServing,
  labelKnowledge: label?.labelKnowledge ?? 'None',
  rows: rowsOf(label),
  otherIngredients: label?.productLocalizations[0].otherIngredients ?? '',
})

/** The swaps of an item for each of these products; null while labels are on their way. */
export function useSwaps(item: DraftItem, products: ProductCard[]): Swap[] | null {
  const ids = products.length > 0 ? [item.productId, ...products.map(({ id }) => id)] : []
  const printed = useLabels(ids, 'en')
  const shown = useLabels(ids, getLocale())
  const facts = useQuery({ ...nutrientFactsQuery, enabled: ids.length > 0 }).data
  if (!facts || printed.isLoading || shown.isLoading) return null
  const labels = new Map(printed.products.map((product) => [product.id, product]))
  const names = activeNames(facts, shown.products)
  const from = toLabel(item.product, labels.get(item.productId))
  return products.map((product) => {
    const to = toLabel(product, labels.get(product.id))
    const { unknown: amountUnknown, ...recomputed } = recomputeDose(item, from, to)
    const dose = amountUnknown ? doseOfSwap(item, product) : recomputed
    const difference = differenceOfActives(
      { dose: item, label: from },
      { dose: { ...item, ...dose }, label: to },
      facts.map(toRuleFacts),
    ).map((active) => ({
      ...active,
      name: names.get(active.key) ?? names.get(active.ingredientId) ?? active.name,
    }))
    return { product, dose, amountUnknown, difference }
  })
}
