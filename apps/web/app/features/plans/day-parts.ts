import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import { type TimeOfDay, timesOfDay } from '@salvia/contract/words/plans'
import { type Dose, scheduleDose } from '@salvia/rules/plans/dose-schedule'

type Time = TimeOfDay | 'AnyTime'
type Intake = { time: Time; units: number | null; times: number }

/** `times`: in how many intakes the units are taken. `phase`: the first one that has it taken at this time. */
export type Taken = Omit<Intake, 'time'> & { item: RecommendationItem; phase: number }
export type DayPart = { time: Time; taken: Taken[] }

function intakesOf(dose: Dose): Intake[] {
  const day = scheduleDose(dose)
  if (day.isKnown) {
    const named = day.byTime.map(({ time, units }): Intake => ({ time, units, times: 1 }))
    return day.anyTime > 0 ? [...named, { time: 'AnyTime', units: day.anyTime, times: day.anyTimes }] : named
  }
  const named = timesOfDay.filter((time) => dose.intakeTime.includes(time))
  const times: Time[] = named.length > 0 ? named : ['AnyTime']
  return times.map((time) => ({ time, units: null, times: 1 }))
}

/** The plain dose of an item is that of its first phase. */
const laterDoses = ({ schedule }: RecommendationItem): Dose[] => schedule?.phases.slice(1) ?? []

/** The day: what to take when, with times at which a dose begins later. Items without a time come last. */
export function partsOfDay(items: RecommendationItem[]): DayPart[] {
  const taken = items.flatMap((item) =>
    [item, ...laterDoses(item)].flatMap((dose, phase) =>
      intakesOf(dose).map((intake) => ({ item, phase, ...intake })),
    ),
  )
  return [...timesOfDay, 'AnyTime' as const]
    .map((time): DayPart => ({ time, taken: firstOfEach(taken.filter((each) => each.time === time)) }))
    .filter((part) => part.taken.length > 0)
}

/** Later doses of an item at the same time are told in words. */
const firstOfEach = (taken: Taken[]): Taken[] =>
  taken.filter(({ item }, at) => taken.findIndex((each) => each.item === item) === at)
