import type { RecommendationItem, SharedPlan } from '@salvia/contract/plans/plan-records'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { planDelivery } from '@salvia/rules/cart/delivery-date'
import { type CartPrice, priceCart } from '@salvia/rules/cart/price-cart'
import type { LineToPrice } from '@salvia/rules/cart/price-line'
import { daysOfSupply, itemSupply, suggestPacks } from '@salvia/rules/plans/supply'
import { isAvailable } from '@salvia/rules/product/stock-status'

export type Offer = {
  item: RecommendationItem
  packs: number
  /** Whole days the packs last; null if unknown. */
  days: number | null
  /** Whether it can be ordered to the visitor's country. */
  canOrder: boolean
  line: LineToPrice | null
}

/** A plan's products as they would be ordered: packs for the whole duration at the plan's discount. */
export function offersOf(plan: SharedPlan): Offer[] {
  return plan.recommendationItems.map((item) => {
    const supply = itemSupply(item)
    const packs = suggestPacks(supply, item.duration)
    const { price, stockStatus, isShippable } = item.product
    return {
      item,
      packs,
      days: daysOfSupply(supply, packs),
      canOrder: isShippable && isAvailable(stockStatus.id),
      line: price && {
        unitNet: price.net,
        vatRate: price.vatRate,
        quantity: packs,
        discountPercentage: plan.discountPercentage,
      },
    }
  })
}

type Chosen = { offers: Offer[]; plan: SharedPlan; carriers: DeliveryCarrier[] }

/** The default carrier of an order: the country's first. */
const usualCarrier = ({ plan, carriers }: Pick<Chosen, 'plan' | 'carriers'>) =>
  carriers.find(({ countryCode }) => countryCode === plan.countryCode) ?? null

/** Price of the selected products, including delivery. */
export function priceChoice({ offers, plan, carriers }: Chosen): CartPrice<LineToPrice> {
  return priceCart({
    lines: offers.flatMap(({ line }) => (line ? [line] : [])),
    carrier: usualCarrier({ plan, carriers }),
    rate: plan.exchangeRate,
  })
}

/** Delivery date of the selected products when ordered on `orderedOn` (YYYY-MM-DD); none without delivery. */
export function deliveryOf({ offers, plan, carriers }: Chosen, orderedOn: string) {
  const carrier = usualCarrier({ plan, carriers })
  if (!carrier || offers.length === 0) return []
  return planDelivery({
    orderedOn,
    countryCode: plan.countryCode,
    carrier,
    pickingPolicy: 'Direct',
    lines: offers.map(({ item }) => ({ deliveryDays: item.product.deliveryTime })),
  })
}
