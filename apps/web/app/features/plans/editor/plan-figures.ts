import { type Currency, DEFAULT_CURRENCY } from '@salvia/contract/money'
import { type PlanCost, planCommission, planCost } from '@salvia/rules/plans/plan-cost'
import { daysOfSupply, itemSupply, suggestPacks } from '@salvia/rules/plans/supply'
import type { DraftItem, PlanDraft } from './plan-draft.ts'

export type ItemFigures = { packs: number; days: number | null }

/** Packs to order for an item's duration, and how many days they last. */
export function itemFigures(item: DraftItem): ItemFigures {
  const supply = itemSupply(item)
  const packs = suggestPacks(supply, item.duration)
  return { packs, days: daysOfSupply(supply, packs) }
}

type Costs = { cost: PlanCost; commission: { amount: number; currency: Currency }; vatRates: number[] }

/** What the plan costs in the country shown; products without a price there are left out. */
export function planFigures({ items, discountPercentage }: PlanDraft): Costs {
  const priced = items.flatMap((item) => {
    const { price } = item.product
    const { packs } = itemFigures(item)
    return price ? [{ item, price, packs }] : []
  })
  const currency = priced[0]?.price.gross.currency ?? DEFAULT_CURRENCY
  const cost = planCost(
    priced.map(({ item, price, packs }) => ({
      unitNet: price.net,
      vatRate: price.vatRate,
      packs,
      supply: itemSupply(item),
      duration: item.duration,
    })),
    { discountPercentage, currency },
  )
  const commission = planCommission(
    priced.map(({ price, packs }) => ({ listNet: price.list, quantity: packs })),
    discountPercentage,
  )
  return { cost, commission, vatRates: [...new Set(priced.map(({ price }) => price.vatRate))] }
}
