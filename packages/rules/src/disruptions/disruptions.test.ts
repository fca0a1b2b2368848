import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { disruptionReasons, disruptionStatuses, disruptionTypes } from '@salvia/contract/words/disruptions'
import { expect, test } from 'vitest'
import {
  firstDisruptionStatus,
  isNeverPublic,
  nextDisruptionStatus,
  nextDisruptionStatuses,
} from './disruption-state.ts'
import { disruptionTypeOf, reasonsOfType } from './disruption-type.ts'
import { expectedDay } from './expected-day.ts'
import { isStillSold } from './still-sold.ts'

test('a disruption takes the ways of the domain, and no other', () => {
  expect(firstDisruptionStatus).toBe('Draft')
  const ways = disruptionStatuses.flatMap((from) =>
    disruptionStatuses
      .filter((to) => nextDisruptionStatus(from, to) !== null)
      .map((to) => [from, to, nextDisruptionStatus(from, to)]),
  )
  expect(ways).toEqual(
    [
      ['Draft', 'Ready'],
      ['Draft', 'Closed'],
      ['Ready', 'Draft'],
      ['Ready', 'Active'],
      ['Ready', 'Closed'],
      ['Active', 'Resolved'],
      ['Active', 'Closed'],
      ['Resolved', 'Active'],
      ['Resolved', 'Closed'],
    ].map(([from, to]) => [from, to, to]),
  )
  expect(disruptionStatuses.map((from) => nextDisruptionStatuses(from)[0] ?? null)).toEqual([
    'Ready',
    'Active',
    'Resolved',
    'Closed',
    null,
  ])
  expect(disruptionStatuses.filter(isNeverPublic)).toEqual(['Draft', 'Ready'])
})

test('the reason says what kind of disruption it is, and each kind its reasons', () => {
  expect(disruptionReasons.map(disruptionTypeOf)).toEqual([
    'Discontinuation',
    'Shortage',
    'Shortage',
    'Shortage',
    'Restriction',
    'Restriction',
  ])
  expect(disruptionTypes.flatMap(reasonsOfType).toSorted()).toEqual([...disruptionReasons].toSorted())
})

test.for([
  ['yesterday', '2026-11-25', null],
  ['today', '2026-11-26', '2026-11-26'],
  ['tomorrow', '2026-11-27', '2026-11-27'],
  ['nobody knows', null, null],
] as const)('a product is expected until the day is over where it is counted: %s', ([, day, expected]) => {
  // In Amsterdam the 26th has begun.
  expect(expectedDay(day, new Date('2026-11-25T23:30:00.000Z'))).toBe(expected)
})

test('packs that are in stock are still sold in a shortage and until an end, not promised in a restriction', () => {
  const sold = disruptionTypes.map((type) =>
    productStockStatuses.filter((status) => isStillSold(type, status)).toSorted(),
  )
  const fromStock = ['InStock', 'LimitedAvailability']
  expect(Object.fromEntries(disruptionTypes.map((type, at) => [type, sold[at]]))).toEqual({
    Shortage: fromStock,
    Discontinuation: fromStock,
    Restriction: [],
  })
})
