import { type IntakeFoodInstruction, type TimeOfDay, timesOfDay } from '@salvia/contract/words/plans'
import { doseCalendar } from '../dose-calendar.ts'
import { daysToWeigh } from '../heaviest-day.ts'
import type { CheckedItem, Encounter } from './encounters.ts'
import { hoursBetween, keepsApart, type Move, movesOf } from './propose-moves.ts'

export type FoodItem = CheckedItem & { intakeFoodInstruction: IntakeFoodInstruction | null }

/** Two products of one time of day, of which the plan asks to take one on an empty stomach and one with a meal. */
export type FoodClash = {
  fasted: FoodItem
  fed: FoodItem
  times: TimeOfDay[]
  /** The times of the first at which nothing is taken with a meal; null where there are none, or its dose changes. */
  proposal: Move | null
}

const isFed = ({ intakeFoodInstruction: food }: FoodItem): boolean =>
  food === 'WithFood' || food === 'AfterFood'

/** Times at which both are taken on one day. */
function sharedTimes(one: FoodItem, other: FoodItem): TimeOfDay[] {
  const [own, met] = [doseCalendar(one), doseCalendar(other)]
  if (!own.isKnown || !met.isKnown) return []
  const timesOn = (calendar: typeof own, day: number) =>
    (calendar.on(day)?.byTime ?? []).map(({ time }) => time)
  const shared = daysToWeigh([own, met]).flatMap((day) => {
    const others = timesOn(met, day)
    return timesOn(own, day).filter((time) => others.includes(time))
  })
  return timesOfDay.filter((time) => shared.includes(time))
}

/** At whichever phase of its dose. */
const takenWithFood = (items: FoodItem[], time: TimeOfDay): boolean =>
  items.some(
    (item) =>
      isFed(item) && (item.schedule?.phases ?? [item]).some(({ intakeTime }) => intakeTime.includes(time)),
  )

function proposalFor(fasted: FoodItem, items: FoodItem[], encounters: Encounter[]): Move | null {
  const free = movesOf(fasted).filter(
    (move) => move.intakeTime.every((time) => !takenWithFood(items, time)) && keepsApart(encounters, [move]),
  )
  const own = timesOfDay.filter((time) => fasted.intakeTime.some((each) => each === time))
  return free.toSorted((a, b) => hoursBetween(own, a.intakeTime) - hoursBetween(own, b.intakeTime))[0] ?? null
}

/**
 * Where the plan contradicts itself about food: it follows from its own instructions alone, and says nothing of what food
 * does. Before food goes together with both. The proposed move brings no other two that meet closer than a rule asks.
 */
export function findFoodClashes(items: FoodItem[], encounters: Encounter[]): FoodClash[] {
  const fasted = items.filter(({ intakeFoodInstruction: food }) => food === 'OnAnEmptyStomach')
  return fasted.flatMap((one) =>
    items.filter(isFed).flatMap((fed): FoodClash[] => {
      const times = sharedTimes(one, fed)
      return times.length === 0
        ? []
        : [{ fasted: one, fed, times, proposal: proposalFor(one, items, encounters) }]
    }),
  )
}
