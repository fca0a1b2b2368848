import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import { lazy, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { amountWord } from '../amount-word.ts'
import { type DayPart, partsOfDay, type Taken } from '../day-parts.ts'
import { useIntakeFormats } from '../dose-words.ts'
import { foodWord, timeWord } from '../intake-words.ts'
import { frequencyWord } from '../taken-words.ts'
import { TimeIcon } from '../time-icon.tsx'
import page from './plan-page.module.css'
import css from './your-day.module.css'

/** Few doses change: only their plans load the words for it. */
const LaterDoses = lazy(() => import('./later-doses.tsx').then((part) => ({ default: part.LaterDoses })))

/** The food instruction of a time of day, if all its products share it. */
function sharedFood(taken: Taken[]): string | null {
  const foods = new Set(taken.map(({ item }) => item.intakeFoodInstruction))
  const [only] = foods
  return foods.size === 1 && only ? foodWord(only) : null
}

export const YourDay = ({ items }: { items: RecommendationItem[] }) => (
  <section className={page.section} aria-labelledby="your-day">
    <h2 id="your-day">{m.plan_your_day()}</h2>
    <ol className={`card ${css.timeline}`}>
      {partsOfDay(items).map((part) => (
        <TimeOfDay key={part.time} {...part} />
      ))}
    </ol>
  </section>
)

function TimeOfDay({ time, taken }: DayPart) {
  const food = sharedFood(taken)
  return (
    <li>
      <span className={css.time}>
        <TimeIcon time={time} />
      </span>
      <div className={css.part}>
        <p className={css.when}>
          <strong>{time === 'AnyTime' ? m.plan_any_time() : timeWord(time)}</strong>
          <span className="second">{food}</span>
        </p>
        <ul>
          {taken.map((each) => (
            <TakenRow key={each.item.id} {...each} isFoodSaid={food !== null} />
          ))}
        </ul>
      </div>
    </li>
  )
}

function TakenRow({ item, units, times, phase, isFoodSaid }: Taken & { isFoodSaid: boolean }) {
  const formats = useIntakeFormats()
  const often = frequencyWord(times)
  const food = isFoodSaid ? null : item.intakeFoodInstruction
  return (
    <li>
      <PackShot src={item.product.imageUrl} size="s" />
      <span className={css.takenName}>
        <span className="medium">{item.product.name}</span>
        {food && <small className={css.food}>{foodWord(food)}</small>}
        {item.schedule && (
          <Suspense>
            <LaterDoses schedule={item.schedule} intakeFormatId={item.intakeFormatId} phase={phase} />
          </Suspense>
        )}
      </span>
      {units !== null && (
        <span className={`num ${css.takenAmount}`}>
          {amountWord(units / times, item.intakeFormatId, formats)}
          {often && <span className={`second ${css.often}`}>{often}</span>}
        </span>
      )}
    </li>
  )
}
