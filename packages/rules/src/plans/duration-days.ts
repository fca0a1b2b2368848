import { DAYS_PER_MONTH, DAYS_PER_WEEK } from '@salvia/contract/words/limits'
import type { Duration } from '@salvia/contract/words/plans'

const days: Record<Duration, number | null> = {
  UntilSymptomsResolve: null,
  UntilProductFinished: null,
  AsNeeded: null,
  Ongoing: null,
  For1Week: DAYS_PER_WEEK,
  For2Weeks: 2 * DAYS_PER_WEEK,
  For3Weeks: 3 * DAYS_PER_WEEK,
  For1Month: DAYS_PER_MONTH,
  For2Month: 2 * DAYS_PER_MONTH,
  For3Month: 3 * DAYS_PER_MONTH,
  For6Month: 6 * DAYS_PER_MONTH,
}

/** Days that a duration lasts; null when it is open or unset. */
export const plannedDays = (duration: Duration | null): number | null => duration && days[duration]

/** Days for which a duration is planned and bought: weeks of 7, months of 30, one month when it is open or unset. */
export const durationDays = (duration: Duration | null): number => plannedDays(duration) ?? DAYS_PER_MONTH
