import type { Duration } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { durationDays } from './duration-days.ts'

test.for<{ duration: Duration | null; days: number }>([
  { duration: 'For1Week', days: 7 },
  { duration: 'For2Weeks', days: 14 },
  { duration: 'For3Weeks', days: 21 },
  { duration: 'For1Month', days: 30 },
  { duration: 'For2Month', days: 60 },
  { duration: 'For3Month', days: 90 },
  { duration: 'For6Month', days: 180 },
  { duration: 'UntilSymptomsResolve', days: 30 },
  { duration: 'UntilProductFinished', days: 30 },
  { duration: 'AsNeeded', days: 30 },
  { duration: 'Ongoing', days: 30 },
  { duration: null, days: 30 },
])('$duration is planned for $days days', ({ duration, days }) => {
  expect(durationDays(duration)).toBe(days)
})
