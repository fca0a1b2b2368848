import { type TimeOfDay, timesOfDay } from '@salvia/contract/words/plans'
import { type DoseCalendar, type DosedItem, doseCalendar } from './dose-calendar.ts'
import { durationDays } from './duration-days.ts'

export type DoseTime = TimeOfDay | 'AnyTime'
/** Units of one time of a day, and in how many intakes: several only where a frequency names no times. */
export type TakenUnits<I> = { item: I; units: number; times: number }

/** The same doses at the same time on each of `days` days, the plan's first day being 0. */
export type DoseEvent<I> = { time: DoseTime; firstDay: number; days: number; taken: TakenUnits<I>[] }

export type DoseEvents<I> = {
  events: DoseEvent<I>[]
  /** Items without an end, which are entered for one month only. */
  openEnded: I[]
  /** Items that no day can be given for: taken as needed, or with a dose that is not known. */
  undated: I[]
}

type Dated<I> = { item: I; calendar: DoseCalendar; endDay: number }

const slots: DoseTime[] = [...timesOfDay, 'AnyTime']

function unitsAt(calendar: DoseCalendar, time: DoseTime, day: number): { units: number; times: number } {
  const taken = calendar.on(day)
  if (taken === null) return { units: 0, times: 0 }
  if (time === 'AnyTime') return { units: taken.anyTime, times: taken.anyTimes }
  return { units: taken.byTime.find((each) => each.time === time)?.units ?? 0, times: 1 }
}

const takenAt = <I>(dated: Dated<I>[], time: DoseTime, day: number): TakenUnits<I>[] =>
  dated.flatMap(({ item, calendar, endDay }) => {
    if (day >= endDay) return []
    const taken = unitsAt(calendar, time, day)
    return taken.units > 0 ? [{ item, ...taken }] : []
  })

const isSame = <I>(one: TakenUnits<I>[], other: TakenUnits<I>[]): boolean =>
  one.length === other.length &&
  one.every((taken, at) => {
    const next = other[at]
    return next?.item === taken.item && next.units === taken.units && next.times === taken.times
  })

/** Days are read one by one and joined while nothing changes, so that no cycle or phase can be misread. */
function eventsAt<I>(dated: Dated<I>[], time: DoseTime): DoseEvent<I>[] {
  const events: DoseEvent<I>[] = []
  const lastDay = Math.max(0, ...dated.map(({ endDay }) => endDay))
  let running: DoseEvent<I> | null = null
  for (let day = 0; day < lastDay; day += 1) {
    const taken = takenAt(dated, time, day)
    if (running !== null && isSame(running.taken, taken)) running.days += 1
    else {
      running = taken.length > 0 ? { time, firstDay: day, days: 1, taken } : null
      if (running !== null) events.push(running)
    }
  }
  return events
}

/**
 * What to take on which days and at which times, as few events as there are changes. It says the same as the dose
 * calendar, day by day; an item without an end is entered for one month from its own first day.
 */
export function doseEvents<I extends DosedItem>(items: I[]): DoseEvents<I> {
  const dated: Dated<I>[] = []
  const found: DoseEvents<I> = { events: [], openEnded: [], undated: [] }
  for (const item of items) {
    const calendar = doseCalendar(item)
    if (!calendar.isKnown || item.duration === 'AsNeeded') found.undated.push(item)
    else {
      if (calendar.endDay === null) found.openEnded.push(item)
      dated.push({ item, calendar, endDay: calendar.endDay ?? calendar.firstDay + durationDays(null) })
    }
  }
  return { ...found, events: slots.flatMap((time) => eventsAt(dated, time)) }
}

/** What to take at one time of a day. */
export type DosesAtTime<I> = { time: DoseTime; taken: TakenUnits<I>[] }

/**
 * What to take on a day, the plan's first one being 0, by time and in the order of the items. It says the same as the
 * dose calendar; items that no day can be given for are left out (`doseEvents` names them).
 */
export function dosesOn<I extends DosedItem>(items: I[], day: number): DosesAtTime<I>[] {
  const dated = items.flatMap((item): Dated<I>[] => {
    const calendar = doseCalendar(item)
    if (!calendar.isKnown || item.duration === 'AsNeeded') return []
    return [{ item, calendar, endDay: Number.POSITIVE_INFINITY }]
  })
  return slots
    .map((time) => ({ time, taken: takenAt(dated, time, day) }))
    .filter(({ taken }) => taken.length > 0)
}
