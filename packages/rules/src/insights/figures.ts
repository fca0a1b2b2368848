import type { InsightFigures } from '@salvia/contract/insights/insights'
import { roundHalfUp } from '../money/round-half-up.ts'

/** What is counted of a month or of several; amounts in EUR cents. */
export type Counts = {
  newClients: number
  plansMade: number
  plansShared: number
  plansOrdered: number
  views: number
  orders: number
  grossSales: number
  commission: number
  refillsDue: number
  refillsMade: number
}

const nothing: Counts = {
  newClients: 0,
  plansMade: 0,
  plansShared: 0,
  plansOrdered: 0,
  views: 0,
  orders: 0,
  grossSales: 0,
  commission: 0,
  refillsDue: 0,
  refillsMade: 0,
}

const names = Object.keys(nothing) as (keyof Counts)[]

/** The counts of several months or practitioners together. */
export const addCounts = (all: Partial<Counts>[]): Counts =>
  Object.fromEntries(
    names.map((name) => [name, all.reduce((sum, one) => sum + (one[name] ?? 0), 0)]),
  ) as Counts

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.floor((part * 100) / whole)

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })

/** Counts as shown: amounts with their currency, shares in whole percents, rounded down; null where there is nothing to divide by. */
export function toFigures(counts: Counts): InsightFigures {
  const { orders, grossSales, commission, ...rest } = counts
  return {
    ...rest,
    orders,
    conversion: share(counts.plansOrdered, counts.plansShared),
    grossSales: euros(grossSales),
    averageOrder: orders === 0 ? null : euros(roundHalfUp([grossSales], orders)),
    commission: euros(commission),
    refillRate: share(counts.refillsMade, counts.refillsDue),
  }
}
