import { expect, test } from 'vitest'
import { doseCalendar } from './dose-calendar.ts'
import { type ItemToCost, planCommission, planCost } from './plan-cost.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

function calendarOf(given: Partial<Parameters<typeof doseCalendar>[0]>) {
  const plain = { intakeAmount: 1, intakeTime: ['OneTimePerDay' as const], duration: null, schedule: null }
  const calendar = doseCalendar({ ...plain, ...given })
  if (!calendar.isKnown) throw new Error(calendar.reason)
  return calendar
}

function item(unitNet: number, packs: number, [unitsPerDay, unitsPerPack]: [number, number]): ItemToCost {
  const supply = { isKnown: true as const, calendar: calendarOf({ intakeAmount: unitsPerDay }), unitsPerPack }
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

test('a dose that changes costs an average day, the days of the first month, and the packs of all its days', () => {
  const phases = [
    { days: 7, intakeAmount: 1, intakeTime: ['OneTimePerDay' as const] },
    { days: null, intakeAmount: 2, intakeTime: ['OneTimePerDay' as const] },
  ]
  const supply = (startDay: number) => ({
    isKnown: true as const,
    calendar: calendarOf({ schedule: { phases, cycle: null, startDay } }),
    unitsPerPack: 30,
  })
  const rising: ItemToCost = { ...item(1000, 2, [1, 30]), supply: supply(0), duration: 'Ongoing' }
  // 53 units of 36.33 cents; a day is a thirtieth of them.
  expect(planCost([rising], { ...terms, discountPercentage: 0 })).toMatchObject({
    perDay: eur(64),
    firstMonth: eur(1926),
    wholePlan: eur(2180),
  })
  const later: ItemToCost = { ...rising, supply: supply(20) }
  // Of the plan's first month only ten days: 7 and 3 × 2 units.
  expect(planCost([later], { ...terms, discountPercentage: 0 })).toMatchObject({
    perDay: eur(64),
    firstMonth: eur(472),
  })
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
