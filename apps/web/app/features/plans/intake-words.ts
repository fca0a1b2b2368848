import type { Duration, IntakeFoodInstruction, IntakeTime, PlanDuration } from '@salvia/contract/words/plans'
import { m } from '#app/paraglide/messages.js'

const times: Record<IntakeTime, () => string> = {
  UponRising: m.intake_upon_rising,
  Morning: m.intake_morning,
  Afternoon: m.intake_afternoon,
  Evening: m.intake_evening,
  BedTime: m.intake_bedtime,
  OneTimePerDay: m.intake_one_time,
  TwoTimesPerDay: m.intake_two_times,
  ThreeTimesPerDay: m.intake_three_times,
  FourTimesPerDay: m.intake_four_times,
  FiveTimesPerDay: m.intake_five_times,
}

const foods: Record<IntakeFoodInstruction, () => string> = {
  OnAnEmptyStomach: m.food_on_empty_stomach,
  BeforeFood: m.food_before,
  WithFood: m.food_with,
  AfterFood: m.food_after,
}

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

export const timeWord = (time: IntakeTime) => times[time]()
export const foodWord = (food: IntakeFoodInstruction) => foods[food]()
export const durationWord = (duration: Duration | PlanDuration) => durations[duration]()
