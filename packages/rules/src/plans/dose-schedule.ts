import { type IntakeTime, type TimeOfDay, timesOfDay } from '@salvia/contract/words/plans'
import { toThousandths } from './thousandths.ts'

export type Dose = { intakeAmount: number | null; intakeTime: IntakeTime[] }

const timesPerDay: Record<Exclude<IntakeTime, TimeOfDay>, number> = {
  OneTimePerDay: 1,
  TwoTimesPerDay: 2,
  ThreeTimesPerDay: 3,
  FourTimesPerDay: 4,
  FiveTimesPerDay: 5,
}

const frequencies = [
  'OneTimePerDay',
  'TwoTimesPerDay',
  'ThreeTimesPerDay',
  'FourTimesPerDay',
  'FiveTimesPerDay',
] as const

export type DoseUnknown = 'AmountUnknown' | 'TimesUnknown' | 'FrequencyWithTimes' | 'SeveralFrequencies'

export type UnknownDose = { isKnown: false; reason: DoseUnknown }

/**
 * Units by time of day; a frequency has no times, so its units are in `anyTime`, those of all its `anyTimes` intakes of
 * the day together.
 */
export type DaySchedule = {
  isKnown: true
  unitsPerDay: number
  byTime: { time: TimeOfDay; units: number }[]
  anyTime: number
  anyTimes: number
}

/** What to take on a day (docs/domain.md, Dose), or why that is not known. Units count to a thousandth. */
export function scheduleDose({ intakeAmount, intakeTime }: Dose): DaySchedule | UnknownDose {
  const refusal = findDoseRefusal(intakeTime)
  if (refusal) return { isKnown: false, reason: refusal }
  const units = toThousandths(intakeAmount ?? 0)
  if (units <= 0) return { isKnown: false, reason: 'AmountUnknown' }
  if (intakeTime.length === 0) return { isKnown: false, reason: 'TimesUnknown' }
  const named = timesOfDay.filter((time) => intakeTime.includes(time))
  const [frequency] = intakeTime.filter(isFrequency)
  const unnamed = frequency ? timesPerDay[frequency] : 0
  return {
    isKnown: true,
    unitsPerDay: (units * (named.length + unnamed)) / 1000,
    byTime: named.map((time) => ({ time, units: units / 1000 })),
    anyTime: (units * unnamed) / 1000,
    anyTimes: unnamed,
  }
}

/** A number of intakes a day, 1 to 5, as a frequency; null for another number. */
export const frequencyOf = (times: number): IntakeTime | null =>
  frequencies.find((frequency) => timesPerDay[frequency] === times) ?? null

/** How often a day it is taken, by times of day and frequencies together. */
export const countTimes = (times: IntakeTime[]): number =>
  times.reduce((count, time) => count + (isFrequency(time) ? timesPerDay[time] : 1), 0)

/** Conflicts between intake times, which a plan rejects; null if none. */
export function findDoseRefusal(times: IntakeTime[]): 'FrequencyWithTimes' | 'SeveralFrequencies' | null {
  const stated = new Set(times.filter(isFrequency)).size
  if (stated > 0 && times.some((time) => !isFrequency(time))) return 'FrequencyWithTimes'
  return stated > 1 ? 'SeveralFrequencies' : null
}

const isFrequency = (time: IntakeTime): time is Exclude<IntakeTime, TimeOfDay> => time in timesPerDay
