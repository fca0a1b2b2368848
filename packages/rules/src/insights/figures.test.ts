import { expect, test } from 'vitest'
import { addCounts, type Counts, toFigures } from './figures.ts'

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
const eur = (amount: number) => ({ amount, currency: 'EUR' })

test('months add up, and those without a row count as nothing', () => {
  const march = { ...nothing, orders: 2, grossSales: 4005, plansShared: 3 }
  const april = { ...nothing, orders: 1, grossSales: 1000, views: 7 }
  expect(addCounts([march, april, {}])).toEqual({
    ...nothing,
    orders: 3,
    grossSales: 5005,
    plansShared: 3,
    views: 7,
  })
  expect(addCounts([])).toEqual(nothing)
})

test('a share of nothing is not known, and neither is the average of no order', () => {
  expect(toFigures(nothing)).toMatchObject({ conversion: null, refillRate: null, averageOrder: null })
  expect(toFigures(nothing).grossSales).toEqual(eur(0))
})

test.for([
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 66],
  [199, 200, 99],
  [3, 3, 100],
] as const)(
  '%i of %i plans are %i percent, rounded down: only all of them are 100',
  ([ordered, shared, percent]) => {
    const counts = {
      ...nothing,
      plansOrdered: ordered,
      plansShared: shared,
      refillsMade: ordered,
      refillsDue: shared,
    }
    expect(toFigures(counts)).toMatchObject({ conversion: percent, refillRate: percent })
  },
)

test('the average order is rounded to the nearest cent', () => {
  expect(toFigures({ ...nothing, orders: 2, grossSales: 4005 }).averageOrder).toEqual(eur(2003))
  expect(toFigures({ ...nothing, orders: 3, grossSales: 1000 }).averageOrder).toEqual(eur(333))
})
