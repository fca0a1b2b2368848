import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { Duration } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { planDurationWords } from './plan-duration.ts'

const individual = (durations: (Duration | null)[]) =>
  planDurationWords({
    duration: 'IndividualDuration',
    recommendationItems: durations.map((duration) => ({ duration, schedule: null })),
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

const from = (
  startDay: number,
  duration: Duration | null = 'For1Month',
  phases: (number | null)[] = [null],
) => ({
  duration,
  schedule: {
    phases: phases.map((days) => ({ days, intakeAmount: 1, intakeTime: ['Morning' as const] })),
    cycle: null,
    startDay,
  },
})

test('a plan whose second product begins later runs to the last day of all', () => {
  const words = (
    recommendationItems: ReturnType<typeof from>[],
    duration: SharedPlan['duration'] = 'For1Month',
  ) => planDurationWords({ duration, recommendationItems })
  expect(words([from(0), from(10)])).toBe('40 days')
  expect(words([from(0, 'For1Week'), from(10)], 'IndividualDuration')).toBe('40 days')
  expect(words([from(0), from(10, 'For1Week')], 'IndividualDuration')).toBe('1 week to 1 month')
  expect(words([from(0, 'For2Weeks'), from(8, 'For1Month', [5, 5])], 'IndividualDuration')).toBe('18 days')
  expect(words([from(0, 'For2Weeks'), from(8, 'For1Month', [5, null])], 'IndividualDuration')).toBe('38 days')
  expect(words([from(0), from(10, 'Ongoing')], 'IndividualDuration')).toBeNull()
})
