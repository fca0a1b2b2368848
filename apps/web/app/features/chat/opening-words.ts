import type { ChatOpening } from '@salvia/contract/chat/chat-hours'
import { type WeekPart, weekParts } from '@salvia/rules/chat/opening-hours'
import { formatDate } from '@salvia/rules/format/format'
import { weekdayName } from '@salvia/rules/format/weekday-name'
import { saidInTurn } from '#app/lib/said-in-turn.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** `09:00` as it is said: `9:00`. */
const said = (time: string): string => time.replace(/^0/, '')

function partWords({ first, last, ...span }: WeekPart): string {
  const [from, to] = [said(span.from), said(span.to)]
  const named = weekdayName(first, getLocale())
  return first === last
    ? m.common_day_from_to({ day: named, from, to })
    : m.chat_hours_days({ firstDay: named, lastDay: weekdayName(last, getLocale()), from, to })
}

function nextWords({ day, from, inDays }: NonNullable<ChatOpening['next']>): string {
  if (inDays === 0) return m.chat_next_today({ from: said(from) })
  if (inDays === 1) return m.chat_next_tomorrow({ from: said(from) })
  return m.chat_next_day({ day: formatDate(day, getLocale(), 'weekday'), from: said(from) })
}

/** When answers come, in words; null when no day is open. Names the time zone for readers in another one. */
export function openingWords(opening: ChatOpening, readersZone: string): string | null {
  const { next, timeZone } = opening
  const parts = weekParts(opening)
  if (parts.length === 0) return null
  const hours = saidInTurn(parts.map(partWords))
  const answers =
    readersZone === timeZone
      ? m.chat_hours({ hours })
      : m.chat_hours_zone({ hours, city: timeZone.replace(/^.*\//, '') })
  return next === null ? answers : `${answers} ${nextWords(next)}`
}
