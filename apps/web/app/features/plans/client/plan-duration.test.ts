import type { Duration } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { planDurationWords } from './plan-duration.ts'

const individual = (durations: (Duration | null)[]) =>
  planDurationWords({
    duration: 'IndividualDuration',
    recommendationItems: durations.map((duration) => ({ duration })),
  })

test.for<[(Duration | null)[], string | null]>([
  [['For3Month', 'For1Month', 'For2Month'], '1 to 3 months'],
  [['For3Weeks', 'For1Week'], '1 to 3 weeks'],
  [['For2Weeks', 'For3Month'], '2 weeks to 3 months'],
  [['For1Month', 'Ongoing'], null],
  [['For1Month', null], null],
])('products for %j run %s', ([durations, words]) => {
  expect(individual(durations)).toBe(words)
})

test('one duration for all is said as it is, none not at all', () => {
  expect(planDurationWords({ duration: 'For1Month', recommendationItems: [] })).toBe('1 month')
  expect(planDurationWords({ duration: 'EmptyDuration', recommendationItems: [] })).toBeNull()
})
