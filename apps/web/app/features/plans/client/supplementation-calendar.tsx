import { DAY_MS } from '@salvia/contract/durations'
import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { utcDay } from '@salvia/rules/format/days'
import { formatDate } from '@salvia/rules/format/format'
import { readDay } from '@salvia/rules/format/read-day'
import { doseEvents, dosesOn } from '@salvia/rules/plans/dose-events'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DayField } from '#app/ui/day-field.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { useIntakeFormats } from '../dose-words.ts'
import { takenWords } from '../taken-words.ts'
import { slotWord } from './calendar-slots.ts'
import { CalendarWeek } from './calendar-week.tsx'
import page from './plan-page.module.css'
import css from './supplementation-calendar.module.css'

const WEEK = 7

const dateAfter = (first: CalendarDay, days: number): CalendarDay =>
  utcDay(new Date(Date.parse(first) + days * DAY_MS))

type View = 'day' | 'week'

type Props = { items: RecommendationItem[]; today: string }

/** What to take on each day from a chosen one on, by day and by week. */
export function SupplementationCalendar({ items, today }: Props) {
  const id = useId()
  const [view, setView] = useState<View>('week')
  const [first, setFirst] = useState(readDay(today))
  const [day, setDay] = useState(0)
  if (first === null) return null
  const { undated } = doseEvents(items)
  const from = view === 'week' ? day - (day % WEEK) : day
  const days = Array.from({ length: view === 'week' ? WEEK : 1 }, (_, at) => ({
    date: dateAfter(first, from + at),
    doses: dosesOn(items, from + at),
  }))
  const begin = (typed: string) => {
    const read = readDay(typed)
    if (read === null) return
    setFirst(read)
    setDay(0)
  }
  return (
    <section className={`${page.section} ${css.section}`} aria-labelledby={id}>
      <h2 id={id}>{m.intake_calendar()}</h2>
      <div className={`card ${css.calendar}`}>
        <div className={css.head}>
          <Segments
            label={m.intake_calendar_view()}
            value={view}
            options={[
              { value: 'day', label: m.intake_calendar_day() },
              { value: 'week', label: m.intake_calendar_week() },
            ]}
            onChange={setView}
          />
          <DayField isSmall label={m.plan_calendar_from()} value={first} onChange={begin} />
        </div>
        <Period from={from} days={days.map(({ date }) => date)} onShow={setDay} />
        {view === 'week' ? <CalendarWeek days={days} /> : <CalendarDayList doses={days[0]?.doses ?? []} />}
        {undated.length > 0 && (
          <p className="second">
            {m.plan_calendar_undated()}: {undated.map(({ product }) => product.name).join(', ')}
          </p>
        )}
      </div>
    </section>
  )
}

type PeriodProps = { from: number; days: CalendarDay[]; onShow: (day: number) => void }

/** Which days are shown, and the way to those before and after them. */
function Period({ from, days, onShow }: PeriodProps) {
  const [date, last] = [days[0], days.at(-1)]
  const style = date === last ? 'weekday' : 'short'
  const words = (day: CalendarDay | undefined) => day && formatDate(day, getLocale(), style)
  return (
    <div className={css.period}>
      <button
        type="button"
        aria-label={m.day_previous()}
        disabled={from === 0}
        onClick={() => onShow(from - days.length)}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <h3 aria-live="polite">{date === last ? words(date) : `${words(date)} – ${words(last)}`}</h3>
      <button type="button" aria-label={m.day_next()} onClick={() => onShow(from + days.length)}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}

type Doses = ReturnType<typeof dosesOn<RecommendationItem>>

function CalendarDayList({ doses }: { doses: Doses }) {
  const formats = useIntakeFormats()
  if (doses.length === 0) return <p>{m.intake_calendar_nothing()}</p>
  return (
    <dl className={css.day}>
      {doses.map(({ time, taken }) => (
        <div key={time}>
          <dt className="medium">{slotWord(time)}</dt>
          {taken.map(({ item, units, times }) => (
            <dd key={item.id}>
              <span>{item.product.name}</span>
              <span className="num">{takenWords({ item, units, times }, formats)}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
