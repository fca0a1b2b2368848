import type { ChatHours, ChatOpenSpan } from '@salvia/contract/chat/chat-hours'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { type ChatWeekday, chatWeekdays } from '@salvia/contract/words/chat'

/** Times as typed; a closed day has neither. */
type TypedSpan = { from: string; to: string }
export type HoursDraft = Record<ChatWeekday, TypedSpan> & { daysOff: CalendarDay[] }

const closed: TypedSpan = { from: '', to: '' }
const MIDNIGHT = '00:00'

const weekOf = <T>(of: (day: ChatWeekday) => T) =>
  Object.fromEntries(chatWeekdays.map((day) => [day, of(day)])) as Record<ChatWeekday, T>

/** The form of the opening hours. */
export const hoursDraft = (hours: ChatHours): HoursDraft => ({
  ...weekOf((day) => hours[day] ?? closed),
  daysOff: hours.daysOff,
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

/** With one more day off, each once and in order. */
export const withDayOff = (days: CalendarDay[], day: CalendarDay): CalendarDay[] =>
  [...new Set([...days, day])].toSorted()

/** What is sent of it, when it has no faults. */
export const hoursInput = (draft: HoursDraft) => ({
  ...weekOf((day) => readSpan(draft[day])),
  daysOff: draft.daysOff,
})

/** The days of a draft that cannot be: without an end, or with one before the begin. */
export const hoursFaults = (draft: HoursDraft): ChatWeekday[] =>
  chatWeekdays.filter((day) => !isClosed(draft[day]) && readSpan(draft[day]) === null)
