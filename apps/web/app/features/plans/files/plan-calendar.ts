import { DAY_MS } from '@salvia/contract/durations'
import type { RecommendationItem, SharedPlan } from '@salvia/contract/plans/plan-records'
import type { CountableFormat } from '@salvia/contract/reference/reference'
import { utcDay } from '@salvia/rules/format/days'
import { type CalendarEvent, iCalendar } from '@salvia/rules/format/i-calendar'
import { type DoseEvent, type DoseTime, doseEvents } from '@salvia/rules/plans/dose-events'
import { hourOf } from '@salvia/rules/plans/hour-of'
import { m } from '#app/paraglide/messages.js'
import { amountWord } from '../amount-word.ts'
import { foodWord, timeWord } from '../intake-words.ts'
import { frequencyWord } from '../taken-words.ts'

/** In the reader's local time; what has no time of day is an all-day entry. */
const clockOf = (time: DoseTime): string | null =>
  time === 'AnyTime' ? null : `${String(hourOf[time]).padStart(2, '0')}:00`

/** The ISO date that is `days` after another. */
const dateAfter = (date: string, days: number): string =>
  utcDay(new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS))

type Item = RecommendationItem
type Formats = CountableFormat[]

const namesOf = (items: Item[]): string => items.map(({ product }) => product.name).join('\n')

function linesOf({ taken }: DoseEvent<Item>, openEnded: Item[], formats: Formats): string {
  const lines = taken.map(({ item, units, times }) => {
    const food = item.intakeFoodInstruction && ` (${foodWord(item.intakeFoodInstruction)})`
    const notes = item.notes && `\n${item.notes}`
    const often = frequencyWord(times)
    const dose = amountWord(units / times, item.intakeFormatId, formats)
    return `${dose} ${item.product.name}${often ? ` · ${often}` : ''}${food ?? ''}${notes}`
  })
  const open = openEnded.filter((each) => taken.some(({ item }) => item === each))
  if (open.length > 0) lines.push(m.plan_calendar_open({ names: namesOf(open) }))
  return lines.join('\n\n')
}

/**
 * The doses of a plan as a calendar file that begins on `date`. It names what it has no days for on the first one.
 * Entries hold no code: calendars are shared.
 */
export function planCalendar(plan: SharedPlan, date: string, formats: Formats): string {
  const { events, openEnded, undated } = doseEvents(plan.recommendationItems)
  const entries = events.map(
    (event): CalendarEvent => ({
      uid: `${plan.id}.${event.time}.${event.firstDay}@salvia`,
      date: dateAfter(date, event.firstDay),
      time: clockOf(event.time),
      days: event.days,
      summary: [
        event.time === 'AnyTime' ? m.plan_any_time() : timeWord(event.time),
        ...event.taken.map(({ item }) => item.product.name),
      ].join(' · '),
      description: linesOf(event, openEnded, formats),
    }),
  )
  if (undated.length > 0)
    entries.push({
      uid: `${plan.id}.undated@salvia`,
      date,
      time: null,
      days: 1,
      summary: m.plan_calendar_undated(),
      description: namesOf(undated),
    })
  return iCalendar({ name: plan.name, changedAt: plan.updatedAt, events: entries })
}
