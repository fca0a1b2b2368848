import { expect, test } from 'vitest'
import { type ItemToCost, planCommission, planCost } from './plan-cost.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

function item(unitNet: number, packs: number, [unitsPerDay, unitsPerPack]: [number, number]): ItemToCost {
  const supply = { isKnown: true as const, unitsPerDay, unitsPerPack }
  return { unitNet: eur(unitNet), vatRate: 900, packs, supply, duration: 'For3Month' }
}

const tryptophan: ItemToCost = { ...item(2750, 1, [2, 60]), duration: 'For1Month' }
const plan = [
  item(1280, 2, [1, 60]),
  item(2250, 2, [1, 60]),
  item(2100, 3, [2, 60]),
  item(1990, 2, [1, 60]),
  item(4300, 2, [1, 60]),
  tryptophan,
  item(3100, 2, [1, 60]),
]
const terms = { discountPercentage: 10, currency: 'EUR' as const }

test('a plan for the Netherlands with 10 % discount costs the same as on paper', () => {
  expect(planCost(plan, terms)).toEqual({
    perDay: eur(370),
    firstMonth: eur(11_096),
    list: eur(38_031),
    saved: eur(3804),
    wholePlan: eur(34_227),
    uncountedItems: 0,
  })
})

test('an item taken for a week costs its week in the first month, and a whole pack in the plan', () => {
  const week: ItemToCost = { ...item(1000, 1, [1, 30]), duration: 'For1Week' }
  expect(planCost([week], { ...terms, discountPercentage: 0 })).toEqual({
    perDay: eur(36),
    firstMonth: eur(254),
    list: eur(1090),
    saved: eur(0),
    wholePlan: eur(1090),
    uncountedItems: 0,
  })
})

test('an open duration counts a month', () => {
  const open: ItemToCost = { ...item(1000, 1, [1, 30]), duration: 'Ongoing' }
  expect(planCost([open], terms)).toMatchObject({ firstMonth: eur(981), wholePlan: eur(981) })
})

test('an item of unknown supply counts in the whole plan only, and is said to', () => {
  const unknown = {
    ...item(1000, 1, [1, 30]),
    supply: { isKnown: false as const, reason: 'TimesUnknown' as const },
  }
  expect(planCost([unknown], terms)).toEqual({
    perDay: eur(0),
    firstMonth: eur(0),
    list: eur(1090),
    saved: eur(109),
    wholePlan: eur(981),
    uncountedItems: 1,
  })
})

test('an empty plan costs nothing in the reader’s currency', () => {
  const nothing = { amount: 0, currency: 'DKK' }
  expect(planCost([], { discountPercentage: 10, currency: 'DKK' })).toEqual({
    perDay: nothing,
    firstMonth: nothing,
    list: nothing,
    saved: nothing,
    wholePlan: nothing,
    uncountedItems: 0,
  })
})

test('the practitioner’s commission is the sum of its lines', () => {
  const lines = plan.map(({ unitNet, packs }) => ({ listNet: unitNet, quantity: packs }))
  expect(planCommission(lines, 10)).toEqual(eur(6978))
  expect(planCommission(lines, 30)).toEqual(eur(0))
  expect(planCommission([], 10)).toEqual(eur(0))
})
