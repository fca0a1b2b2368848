import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import { scheduleDose, type TimeOfDay, timesOfDay } from '@salvia/rules/plans/dose-schedule'
import { m } from '#app/paraglide/messages.js'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { amountWord, useIntakeFormats } from '../dose-words.ts'
import { foodWord, timeWord } from '../intake-words.ts'
import { TimeIcon } from '../time-icon.tsx'
import page from './plan-page.module.css'
import css from './your-day.module.css'

type Taken = { item: RecommendationItem; units: number | null }
type Part = { time: TimeOfDay | 'AnyTime'; taken: Taken[] }

/** A day with the plan: what to take when. What names no time of day comes last. */
function partsOf(items: RecommendationItem[]): Part[] {
  const days = items.map((item) => ({ item, day: scheduleDose(item) }))
  const named = timesOfDay.map(
    (time): Part => ({
      time,
      taken: days.flatMap(({ item, day }): Taken[] => {
        const part = day.isKnown ? day.byTime.find((each) => each.time === time) : undefined
        if (part) return [{ item, units: part.units }]
        return !day.isKnown && item.intakeTime.includes(time) ? [{ item, units: null }] : []
      }),
    }),
  )
  const anyTime = days.flatMap(({ item, day }): Taken[] => {
    if (day.isKnown) return day.anyTime > 0 ? [{ item, units: day.anyTime }] : []
    return item.intakeTime.some((time) => timesOfDay.some((known) => known === time))
      ? []
      : [{ item, units: null }]
  })
  return [...named, { time: 'AnyTime' as const, taken: anyTime }].filter(({ taken }) => taken.length > 0)
}

/** The food instruction of a part of the day, where all its products share it. */
function sharedFood(taken: Taken[]): string | null {
  const foods = new Set(taken.map(({ item }) => item.intakeFoodInstruction))
  const [only] = foods
  return foods.size === 1 && only ? foodWord(only) : null
}

export const YourDay = ({ items }: { items: RecommendationItem[] }) => (
  <section className={page.section} aria-labelledby="your-day">
    <h2 id="your-day">{m.plan_your_day()}</h2>
    <ol className={`card ${css.timeline}`}>
      {partsOf(items).map(({ time, taken }) => (
        <li key={time}>
          <span className={css.time}>
            <TimeIcon time={time} />
          </span>
          <div>
            <p className={css.when}>
              <strong>{time === 'AnyTime' ? m.plan_any_time() : timeWord(time)}</strong>
              <span className="second">{sharedFood(taken)}</span>
            </p>
            <ul>
              {taken.map((each) => (
                <TakenRow key={each.item.id} {...each} />
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  </section>
)

function TakenRow({ item, units }: Taken) {
  const formats = useIntakeFormats()
  return (
    <li>
      <PackShot src={item.product.imageUrl} size="s" />
      <span className={`medium ${css.takenName}`}>{item.product.name}</span>
      {units !== null && (
        <span className={`num ${css.takenAmount}`}>{amountWord(units, item.intakeFormatId, formats)}</span>
      )}
    </li>
  )
}
