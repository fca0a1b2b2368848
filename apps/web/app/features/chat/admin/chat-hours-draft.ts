import type { ChatHours, ChatOpenSpan } from '@salvia/contract/chat/chat-hours'
import { type ChatWeekday, chatWeekdays } from '@salvia/contract/words/chat'
import { readDay } from '@salvia/rules/format/read-day'

/** Times as typed; a closed day has neither. */
type TypedSpan = { from: string; to: string }
export type HoursDraft = Record<ChatWeekday, TypedSpan> & { daysOff: string }

const closed: TypedSpan = { from: '', to: '' }
const MIDNIGHT = '00:00'

const weekOf = <T>(of: (day: ChatWeekday) => T) =>
  Object.fromEntries(chatWeekdays.map((day) => [day, of(day)])) as Record<ChatWeekday, T>

/** The form of the opening hours: days off one per line. */
export const hoursDraft = (hours: ChatHours): HoursDraft => ({
  ...weekOf((day) => hours[day] ?? closed),
  daysOff: hours.daysOff.join('\n'),
})

/** `9:00`, `09.00` and `9` are `09:00`; 24:00 is midnight. Null for what is no time. */
function readTime(typed: string): string | null {
  const [, hour = '', minute = '00'] = /^\s*(\d{1,2})(?:[:.](\d\d))?\s*$/.exec(typed) ?? []
  if (hour === '' || Number(hour) > 24 || Number(minute) > 59) return null
  if (Number(hour) === 24) return minute === '00' ? MIDNIGHT : null
  return `${hour.padStart(2, '0')}:${minute}`
}

const isClosed = ({ from, to }: TypedSpan): boolean => from.trim() === '' && to.trim() === ''

function readSpan(typed: TypedSpan): ChatOpenSpan | null {
  const [from, to] = [readTime(typed.from), readTime(typed.to)]
  return from !== null && to !== null && (from < to || to === MIDNIGHT) ? { from, to } : null
}

const daysTyped = (typed: string): string[] => typed.split(/[\n,;]+/).flatMap((one) => one.trim() || [])

/** What is sent of it, when it has no faults. */
export const hoursInput = (draft: HoursDraft) => ({
  ...weekOf((day) => readSpan(draft[day])),
  daysOff: daysTyped(draft.daysOff).flatMap((typed) => readDay(typed) ?? []),
})

/** The fields of a draft that cannot be: a span without an end or with one before its begin, a day that is none. */
export const hoursFaults = (draft: HoursDraft): (keyof HoursDraft)[] => [
  ...chatWeekdays.filter((day) => !isClosed(draft[day]) && readSpan(draft[day]) === null),
  ...(daysTyped(draft.daysOff).every((typed) => readDay(typed) !== null) ? [] : (['daysOff'] as const)),
]
