import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import type { Duration, IntakeTime } from '@salvia/contract/words/plans'
import { type DaySchedule, scheduleDose, type UnknownDose } from './dose-schedule.ts'
import { plannedDays } from './duration-days.ts'
import { toThousandths } from './thousandths.ts'

export type DosedItem = {
  intakeAmount: number | null
  intakeTime: IntakeTime[]
  duration: Duration | null
  schedule: DoseSchedule | null
}

/** The days of an item, the plan's first one being 0. Units are those of the intake format, to a thousandth. */
export type DoseCalendar = {
  isKnown: true
  firstDay: number
  /** The first day on which the item is over; null while its end is open. */
  endDay: number | null
  /** What to take on a day; null on a day without. */
  on: (day: number) => DaySchedule | null
  /** Units of the day on which most are taken. */
  mostPerDay: number
  /** Days on which a phase begins. After the last one and a cycle nothing new comes. */
  phaseStarts: number[]
  /** Days with and without that repeat; 1 without a cycle. */
  cycleDays: number
}

type Bout = { from: number; to: number | null; dose: DaySchedule }

/** A phase after one without end is never reached. */
function toBouts(phases: DoseSchedule['phases'], startDay: number): Bout[] | UnknownDose {
  const bouts: Bout[] = []
  let from: number | null = startDay
  for (const { days, ...phase } of phases) {
    if (from === null) break
    const dose = scheduleDose(phase)
    if (!dose.isKnown) return dose
    const to: number | null = days === null ? null : from + days
    bouts.push({ from, to, dose })
    from = to
  }
  return bouts
}

/**
 * What an item has its client take, day by day: the one table that supply, cost, calendar and the ledger of nutrients
 * read (docs/domain.md, Dose). A duration ends it, and so does the last phase that has an end. Unknown as a whole, with
 * the reason, when one of its phases is.
 */
export function doseCalendar({ schedule, duration, ...dose }: DosedItem): DoseCalendar | UnknownDose {
  const { phases, cycle, startDay } = schedule ?? {
    phases: [{ ...dose, days: null }],
    cycle: null,
    startDay: 0,
  }
  const bouts = toBouts(phases, startDay)
  if (!Array.isArray(bouts)) return bouts
  const planned = plannedDays(duration)
  const plannedEnd = planned === null ? null : startDay + planned
  const endDay = earlier(plannedEnd, bouts.at(-1)?.to ?? null)
  const isOn = (day: number) =>
    cycle === null || (day - startDay) % (cycle.daysOn + cycle.daysOff) < cycle.daysOn
  const on = (day: number): DaySchedule | null => {
    if (day < startDay || (plannedEnd !== null && day >= plannedEnd) || !isOn(day)) return null
    return bouts.find(({ to }) => to === null || day < to)?.dose ?? null
  }
  const phaseStarts = bouts.map((bout) => bout.from)
  const cycleDays = cycle === null ? 1 : cycle.daysOn + cycle.daysOff
  const table = { firstDay: startDay, endDay, on, phaseStarts, cycleDays }
  return { isKnown: true, ...table, mostPerDay: mostOf(table) }
}

type Table = Omit<DoseCalendar, 'isKnown' | 'mostPerDay'>

function mostOf({ on, firstDay, endDay, phaseStarts, cycleDays }: Table): number {
  const settled = Math.max(...phaseStarts) + cycleDays
  let most = 0
  for (let day = firstDay; day < Math.min(settled, endDay ?? settled); day += 1)
    most = Math.max(most, on(day)?.unitsPerDay ?? 0)
  return most
}

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/** Units that are taken on the days from `from` up to, not including, `to`. */
export function unitsBetween({ on }: DoseCalendar, { from, to }: { from: number; to: number }): number {
  let thousandths = 0
  for (let day = from; day < to; day += 1) thousandths += toThousandths(on(day)?.unitsPerDay ?? 0)
  return thousandths / 1000
}

/** No supply is looked at for longer: about ten years. */
export const FURTHEST_DAY = 3650

/**
 * Uses units that are there from a day on: the day on which they do not suffice any more, and what is left of them then.
 * They cover the days before it. `day` is null when they last until the item ends, or for ten years.
 */
export function useUp(
  { on, endDay }: DoseCalendar,
  { units, from }: { units: number; from: number },
): { day: number | null; left: number } {
  let left = toThousandths(units)
  const end = endDay ?? from + FURTHEST_DAY
  for (let day = from; day < end; day += 1) {
    const needed = toThousandths(on(day)?.unitsPerDay ?? 0)
    if (left < needed) return { day, left: left / 1000 }
    left -= needed
  }
  return { day: null, left: left / 1000 }
}

/** The day on which units that are there from the first day, or from `from`, do not suffice any more; null as above. */
export const dayOfShortage = (
  calendar: DoseCalendar,
  units: number,
  from = calendar.firstDay,
): number | null => useUp(calendar, { units, from }).day
