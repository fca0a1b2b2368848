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
import { frequencyWord } from '../taken-words.ts'
import { slotWord } from './calendar-slots.ts'
import css from './supplementation-calendar.module.css'

type Day = { date: CalendarDay; doses: DosesAtTime<RecommendationItem>[] }

const times: DoseTime[] = [...timesOfDay, 'AnyTime']

const takenAt = ({ doses }: Day, time: DoseTime) => doses.find((each) => each.time === time)?.taken ?? []

type Row = { item: RecommendationItem; times: number }

/** What is taken at a time on any of the days, in the order of the plan; what is taken more often a day is a row of its own. */
function rowsAt(days: Day[], time: DoseTime): Row[] {
  const taken = days.flatMap((day) => takenAt(day, time))
  return [...new Map(taken.map(({ item, times }) => [`${item.id} ${times}`, { item, times }])).values()]
}

/** Units of one intake. */
function unitsAt(day: Day, time: DoseTime, { item, times }: Row): number {
  const taken = takenAt(day, time).find((each) => each.item.id === item.id && each.times === times)
  return taken ? taken.units / times : 0
}

/** Products by time of day, with what is taken of each on each day. */
export function CalendarWeek({ days }: { days: Day[] }) {
  const formats = useIntakeFormats()
  const shown = times
    .map((time) => ({ time, rows: rowsAt(days, time) }))
    .filter(({ rows }) => rows.length > 0)
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
      {shown.map(({ time, rows }) => (
        <tbody key={time}>
          <tr>
            <th scope="rowgroup" colSpan={days.length + 1}>
              {slotWord(time)}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={`${row.item.id} ${row.times}`}>
              <th scope="row">
                {[row.item.product.name, frequencyWord(row.times)].filter(Boolean).join(' · ')}
              </th>
              {days.map((day) => (
                <Amount key={day.date} units={unitsAt(day, time, row)}>
                  {amountWord(unitsAt(day, time, row), row.item.intakeFormatId, formats)}
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
