import { formatList } from '@salvia/rules/format/format-measures'
import type { FoodClash } from '@salvia/rules/plans/interactions/food-timing'
import type { Move } from '@salvia/rules/plans/interactions/propose-moves'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { timeWords } from '../../intake-words.ts'
import { ToInstruction } from '../to-instruction.tsx'
import { movesWords } from './interaction-words.ts'
import css from './interactions-section.module.css'

type Props = {
  clash: FoodClash
  /** Null where it is only read. */
  onMove: ((moves: Move[]) => void) | null
}

/** Where the plan's own instructions contradict each other about food, and the time that solves it. */
export function FoodRow({ clash: { fasted, fed, times, proposal }, onMove }: Props) {
  return (
    <li className={css.row} data-severity="Info">
      <p className="medium">{m.plan_food_clash({ times: timeWords(times) })}</p>
      <p className="second">{formatList([fasted.productName, fed.productName], getLocale())}</p>
      <p className="second">{m.plan_food_source()}</p>
      {onMove && (
        <div className={css.actions}>
          {proposal ? (
            <Button size="sm" onClick={() => onMove([proposal])}>
              {movesWords([proposal])}
            </Button>
          ) : (
            <ToInstruction productId={fasted.productId} product={fasted.productName} />
          )}
        </div>
      )}
    </li>
  )
}
