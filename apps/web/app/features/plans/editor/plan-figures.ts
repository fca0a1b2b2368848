import { type Currency, DEFAULT_CURRENCY, type Money } from '@salvia/contract/money'
import { type PlanCost, planCommission, planCost } from '@salvia/rules/plans/plan-cost'
import {
  averagePerDay,
  daysOfSupply,
  itemSupply,
  type Supply,
  suggestPacks,
} from '@salvia/rules/plans/supply'
import { pricePerDay } from '@salvia/rules/product/unit-price'
import type { DraftItem, PlanDraft } from './plan-draft.ts'

export type ItemFigures = { packs: number; days: number | null; perDay: Money | null }

/** Packs for an item's duration, the days they last, and what an average day costs. */
export function itemFigures(item: DraftItem): ItemFigures {
  const supply = itemSupply(item)
  const packs = suggestPacks(supply, item.duration)
  return { packs, days: daysOfSupply(supply, packs), perDay: costOfDay(item, supply) }
}

function costOfDay({ product: { price }, duration }: DraftItem, supply: Supply): Money | null {
  if (!price || !supply.isKnown) return null
  const { units, days } = averagePerDay(supply, duration)
  return pricePerDay(price.gross, { unitsPerDay: units, unitsPerPack: supply.unitsPerPack * days })
}

type Costs = {
  cost: PlanCost
  commission: { amount: number; currency: Currency }
  vatRates: number[]
  /** Products in the cost of the whole plan whose dose is not known: a day and a month are without them. */
  notCounted: number
  isAnyCounted: boolean
  /** Whether any product has a price: without one neither the whole plan nor its commission is known. */
  isAnyPriced: boolean
}

/** The plan's cost in the shown country; products without a price there, or out of the shop, are left out. */
export function planFigures({ items, discountPercentage }: PlanDraft): Costs {
  const priced = items.flatMap((item) => {
    const { price } = item.product
    const { packs } = itemFigures(item)
    const isSold = item.product.stockStatus.id !== 'NotInCatalog'
    return price && isSold ? [{ item, price, packs }] : []
  })
  const notCounted = priced.filter(({ item }) => !itemSupply(item).isKnown).length
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
  return {
    cost,
    commission,
    vatRates: [...new Set(priced.map(({ price }) => price.vatRate))],
    notCounted,
    isAnyCounted: notCounted < priced.length,
    isAnyPriced: priced.length > 0,
  }
}
