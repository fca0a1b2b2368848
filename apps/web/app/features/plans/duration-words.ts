import type { Duration, PlanDuration } from '@salvia/contract/words/plans'
import { m } from '#app/paraglide/messages.js'

const durations: Record<Duration | PlanDuration, () => string> = {
  UntilSymptomsResolve: m.duration_until_resolved,
  UntilProductFinished: m.duration_until_finished,
  AsNeeded: m.duration_as_needed,
  Ongoing: m.duration_ongoing,
  For1Week: m.duration_1_week,
  For2Weeks: m.duration_2_weeks,
  For3Weeks: m.duration_3_weeks,
  For1Month: m.duration_1_month,
  For2Month: m.duration_2_months,
  For3Month: m.duration_3_months,
  For6Month: m.duration_6_months,
  EmptyDuration: m.duration_empty,
  IndividualDuration: m.duration_individual,
}

export const durationWord = (duration: Duration | PlanDuration) => durations[duration]()
