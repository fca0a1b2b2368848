import { DAY_MS, HOUR_MS, MINUTE_MS } from '@salvia/contract/durations'
import { memoize } from '@salvia/contract/memoize'
import { dayIn } from '../format/days.ts'

/** `HH:MM` to `HH:MM`. */
type Span = [from: string, to: string]

/** When the team gives demo calls. */
export type DemoHours = {
  /** Of the team (IANA): the hours are by its clock. */
  timeZone: string
  /** Of each call. */
  minutes: number
  /** From now to the first slot. */
  leadHours: number
  /** How far ahead calls can be booked. */
  horizonDays: number
  /** From Sunday on, as JavaScript counts. */
  week: [Span[], Span[], Span[], Span[], Span[], Span[], Span[]]
  /** ISO dates without calls. */
  daysOff: string[]
}

const clockIn = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }),
)

/** Swedish writes day and time as the standard does, with a blank between. */
const written = (timeZone: string, at: number): string => clockIn(timeZone).format(at).replace(' ', 'T')

/**
 * The instant at which the clock of a zone shows `day` and `time`, in milliseconds. Null where summer time skips it; the
 * first of two where the clock is set back.
 */
export function instantIn(timeZone: string, day: string, time: string): number | null {
  const local = `${day}T${time}`
  const asUtc = Date.parse(`${local}:00Z`)
  const offsetAt = (at: number) => Date.parse(`${written(timeZone, at)}:00Z`) - at
  const found = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => asUtc - offsetAt(near))
    .filter((at) => written(timeZone, at) === local)
  return found.length === 0 ? null : Math.min(...found)
}

function slotsOf({ timeZone, minutes, week, daysOff }: DemoHours, day: string): number[] {
  if (daysOff.includes(day)) return []
  const weekday = new Date(day).getUTCDay()
  const spans = week.filter((_, at) => at === weekday).flat()
  return spans.flatMap(([from, to]) => {
    const [first, end] = [instantIn(timeZone, day, from), instantIn(timeZone, day, to)]
    if (first === null || end === null) return []
    const count = Math.max(0, Math.floor((end - first) / (minutes * MINUTE_MS)))
    return Array.from({ length: count }, (_, at) => first + at * minutes * MINUTE_MS)
  })
}

/** The instants at which calls begin, as ISO times, the nearest first: after the lead, within the days ahead. */
export function demoSlots(hours: DemoHours, now: Date): string[] {
  const { timeZone, leadHours, horizonDays } = hours
  const earliest = now.getTime() + leadHours * HOUR_MS
  const today = Date.parse(dayIn(timeZone, now))
  const days = Array.from({ length: horizonDays + 1 }, (_, at) =>
    new Date(today + at * DAY_MS).toISOString().slice(0, 10),
  )
  return days
    .flatMap((day) => slotsOf(hours, day))
    .filter((at) => at >= earliest)
    .map((at) => new Date(at).toISOString())
}
