import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { timesOfDay } from '@salvia/contract/words/plans'
import { formatNumber } from '@salvia/rules/format/format'
import { formatWeekday, formatWeekdayLetter } from '@salvia/rules/format/format-weekday'
import type { DosesAtTime, DoseTime } from '@salvia/rules/plans/dose-events'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { amountWord } from '../amount-word.ts'
import { useIntakeFormats } from '../dose-words.ts'
import { slotWord } from './calendar-slots.ts'
import css from './supplementation-calendar.module.css'

type Day = { date: CalendarDay; doses: DosesAtTime<RecommendationItem>[] }

const times: DoseTime[] = [...timesOfDay, 'AnyTime']

const unitsAt = ({ doses }: Day, time: DoseTime, { id }: RecommendationItem): number =>
  doses.find((each) => each.time === time)?.taken.find(({ item }) => item.id === id)?.units ?? 0

/** What is taken at a time on any of the days, in the order of the plan. */
function itemsAt(days: Day[], time: DoseTime): RecommendationItem[] {
  const taken = days.flatMap(({ doses }) => doses.find((each) => each.time === time)?.taken ?? [])
  return [...new Map(taken.map(({ item }) => [item.id, item])).values()]
}

/** Products by time of day, with what is taken of each on each day. */
export function CalendarWeek({ days }: { days: Day[] }) {
  const formats = useIntakeFormats()
  const shown = times
    .map((time) => ({ time, items: itemsAt(days, time) }))
    .filter(({ items }) => items.length > 0)
  if (shown.length === 0) return <p>{m.intake_calendar_nothing_week()}</p>
  return (
    <table className={css.week}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{m.common_product()}</span>
          </th>
          {days.map(({ date }) => (
            <th key={date} scope="col">
              <span className={css.letter} aria-hidden="true">
                {formatWeekdayLetter(date, getLocale())}
              </span>
              <span className={css.weekday}>{formatWeekday(date, getLocale())}</span>{' '}
              <span>{Number(date.slice(-2))}</span>
            </th>
          ))}
        </tr>
      </thead>
      {shown.map(({ time, items }) => (
        <tbody key={time}>
          <tr>
            <th scope="rowgroup" colSpan={days.length + 1}>
              {slotWord(time)}
            </th>
          </tr>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">{item.product.name}</th>
              {days.map((day) => (
                <Amount key={day.date} units={unitsAt(day, time, item)}>
                  {amountWord(unitsAt(day, time, item), item.intakeFormatId, formats)}
                </Amount>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** The figure to see, with its unit to hear. */
const Amount = ({ units, children }: { units: number; children: string }) => (
  <td className="num">
    {units > 0 && (
      <>
        <span aria-hidden="true">{formatNumber(units, getLocale())}</span>
        <span className="visually-hidden">{children}</span>
      </>
    )}
  </td>
)
