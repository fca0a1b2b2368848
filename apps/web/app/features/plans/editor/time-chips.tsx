import { intakeTimes } from '@salvia/contract/words/plans'
import { m } from '#app/paraglide/messages.js'
import { timeWord } from '../intake-words.ts'
import css from './item-list.module.css'
import type { DraftItem } from './plan-draft.ts'
import { toggleTime } from './toggle-time.ts'

type Props = { item: DraftItem; onChange: (change: Partial<DraftItem>) => void }

/** When a product is taken: times of the day, or how often. */
export const TimeChips = ({ item, onChange }: Props) => (
  <fieldset className={`${css.wide} ${css.times}`}>
    <legend>{m.plan_when()}</legend>
    {intakeTimes.map((time) => (
      <button
        key={time}
        type="button"
        className={css.chip}
        aria-pressed={item.intakeTime.includes(time)}
        onClick={() => onChange({ intakeTime: toggleTime(item.intakeTime, time) })}
      >
        {timeWord(time)}
      </button>
    ))}
  </fieldset>
)
