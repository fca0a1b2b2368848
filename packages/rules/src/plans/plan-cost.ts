import { type Currency, type Money, subtract, sum } from '@salvia/contract/money'
import { DAYS_PER_MONTH } from '@salvia/contract/words/limits'
import type { Duration } from '@salvia/contract/words/plans'
import { priceLine } from '../cart/price-line.ts'
import { divideHalfUp } from '../money/round-half-up.ts'
import { addVat } from '../money/vat.ts'
import { type CommissionLine, lineCommission } from '../orders/commission.ts'
import { unitsBetween } from './dose-calendar.ts'
import { averagePerDay, boughtDays, type Supply } from './supply.ts'
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
 * A plan's cost to the client: per day, the first month, and all packs. Day and month are consumption, rounded once over
 * all items; the total is a sum of rounded lines like a cart's. The day is an average one of each item's first month: its
 * units of 30 days, or of all its days when they are fewer, divided by those days. The month is days 0 to 29 of the plan.
 */
export function planCost(items: ItemToCost[], { discountPercentage, currency }: Terms): PlanCost {
  const lines = items.map((item) => priceLine({ ...item, quantity: item.packs, discountPercentage }))
  const total = (part: 'gross' | 'discount') =>
    sum(
      lines.map((line) => line[part]),
      currency,
    )
  const counted = items.flatMap(toUse)
  const used = (part: 'day' | 'month'): Money => ({
    amount: addRatios(counted.map((use) => paidFor(use, use[part], discountPercentage))),
    currency,
  })
  return {
    perDay: used('day'),
    firstMonth: used('month'),
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

type Units = { units: number; days: number }
type Use = { packGross: number; perPack: number; day: Units; month: Units }
type Ratio = { over: bigint; under: bigint }

function toUse({ unitNet, vatRate, supply, duration }: ItemToCost): Use[] {
  if (!supply.isKnown) return []
  const { calendar, unitsPerPack } = supply
  const end = calendar.firstDay + boughtDays(calendar, duration)
  const firstMonth = unitsBetween(calendar, { from: 0, to: Math.min(end, DAYS_PER_MONTH) })
  return [
    {
      packGross: addVat(unitNet, vatRate).amount,
      perPack: toThousandths(unitsPerPack),
      day: averagePerDay(supply, duration),
      month: { units: firstMonth, days: 1 },
    },
  ]
}

const paidFor = ({ packGross, perPack }: Use, { units, days }: Units, discountPercentage: number): Ratio => ({
  over: BigInt(packGross) * BigInt(toThousandths(units)) * BigInt(100 - discountPercentage),
  under: BigInt(perPack) * BigInt(days) * 100n,
})

function addRatios(ratios: Ratio[]): number {
  const { over, under } = ratios.reduce(
    (all, next) => ({ over: all.over * next.under + next.over * all.under, under: all.under * next.under }),
    { over: 0n, under: 1n },
  )
  return divideHalfUp(over, under)
}
