import { type Currency, type Money, subtract, sum } from '@salvia/contract/money'
import { DAYS_PER_MONTH } from '@salvia/contract/words/limits'
import type { Duration } from '@salvia/contract/words/plans'
import { priceLine } from '../cart/price-line.ts'
import { divideHalfUp } from '../money/round-half-up.ts'
import { addVat } from '../money/vat.ts'
import { type CommissionLine, lineCommission } from '../orders/commission.ts'
import { durationDays } from './duration-days.ts'
import type { Supply } from './supply.ts'
import { toThousandths } from './thousandths.ts'

/** An item as it would be ordered, `unitNet` in the reader's currency. */
export type ItemToCost = {
  unitNet: Money
  vatRate: number
  packs: number
  supply: Supply
  duration: Duration | null
}

/** All gross; `list` is before the client's discount, everything else after it. */
export type PlanCost = {
  perDay: Money
  firstMonth: Money
  list: Money
  saved: Money
  wholePlan: Money
  /** Items that day and month leave out, because how long a pack lasts is unknown. */
  uncountedItems: number
}

type Terms = { discountPercentage: number; currency: Currency }

/**
 * What a plan costs its client: a day while everything is taken, the first month, and all packs. Day and month
 * are what is used up, rounded once over all items; the whole plan is a sum of rounded lines like a cart's.
 */
export function planCost(items: ItemToCost[], { discountPercentage, currency }: Terms): PlanCost {
  const lines = items.map((item) => priceLine({ ...item, quantity: item.packs, discountPercentage }))
  const total = (part: 'gross' | 'discount') =>
    sum(
      lines.map((line) => line[part]),
      currency,
    )
  const counted = items.flatMap(toUse)
  const used = (daysOf: (use: Use) => number): Money => ({
    amount: addRatios(counted.map((use) => paidFor(use, daysOf(use), discountPercentage))),
    currency,
  })
  return {
    perDay: used(() => 1),
    firstMonth: used(({ days }) => Math.min(days, DAYS_PER_MONTH)),
    list: total('gross'),
    saved: total('discount'),
    wholePlan: subtract(total('gross'), total('discount')),
    uncountedItems: items.length - counted.length,
  }
}

/** What the practitioner earns when the whole plan is ordered once, net EUR. */
export function planCommission(
  items: Omit<CommissionLine, 'discountPercentage'>[],
  discountPercentage: number,
): Money {
  return sum(
    items.map((item) => lineCommission({ ...item, discountPercentage }).commission),
    'EUR',
  )
}

type Use = { packGross: number; perDay: number; perPack: number; days: number }
type Ratio = { over: bigint; under: bigint }

function toUse({ unitNet, vatRate, supply, duration }: ItemToCost): Use[] {
  if (!supply.isKnown) return []
  const packGross = addVat(unitNet, vatRate).amount
  const perDay = toThousandths(supply.unitsPerDay)
  const perPack = toThousandths(supply.unitsPerPack)
  return [{ packGross, perDay, perPack, days: durationDays(duration) }]
}

const paidFor = ({ packGross, perDay, perPack }: Use, days: number, discountPercentage: number): Ratio => ({
  over: BigInt(packGross) * BigInt(perDay) * BigInt(days) * BigInt(100 - discountPercentage),
  under: BigInt(perPack) * 100n,
})

function addRatios(ratios: Ratio[]): number {
  const { over, under } = ratios.reduce(
    (all, next) => ({ over: all.over * next.under + next.over * all.under, under: all.under * next.under }),
    { over: 0n, under: 1n },
  )
  return divideHalfUp(over, under)
}
