import type { IntakeFoodInstruction, IntakeTime } from '@salvia/contract/words/plans'
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

export const timeWord = (time: IntakeTime) => times[time]()
/** Times of day, or how often. */
export const timeWords = (each: IntakeTime[]): string => each.map(timeWord).join(', ')
export const foodWord = (food: IntakeFoodInstruction) => foods[food]()
