import { type IntakeTime, intakeTimes } from '@salvia/contract/words/plans'
import type { KeyboardEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { timeWord } from '../intake-words.ts'
import css from './item-list.module.css'
import { pressTime, toggleTime } from './toggle-time.ts'

type Dose = { intakeTime: IntakeTime[] }
type Props = { dose: Dose; onChange: (change: Dose) => void }

/** The digit of a choice: 1 to 9, and 0 for the tenth. */
const digitOf = (time: IntakeTime): string => String((intakeTimes.indexOf(time) + 1) % intakeTimes.length)

const chipsOf = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>('button')]

/** Focuses the chosen time of the instruction that an element is part of, or the first one. */
export function focusTimes(inside: HTMLElement): void {
  const group = inside.closest('article')?.querySelector<HTMLElement>('[data-times]')
  const chosen = group?.querySelector<HTMLElement>('[aria-pressed="true"]')
  const target = chosen ?? group?.querySelector<HTMLElement>('button')
  target?.focus()
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** When a product is taken: times of the day, or how often. A digit chooses, arrows move. */
export function TimeChips({ dose, onChange }: Props) {
  const choose = (time: IntakeTime) => onChange({ intakeTime: toggleTime(dose.intakeTime, time) })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    const time = intakeTimes.find((each) => digitOf(each) === event.key)
    if (step === undefined && time === undefined) return
    event.preventDefault()
    const chips = chipsOf(event.currentTarget)
    const at = chips.findIndex((chip) => chip.matches(':focus'))
    const next = time === undefined ? at + (step ?? 0) : intakeTimes.indexOf(time)
    chips[(next + chips.length) % chips.length]?.focus()
    if (time !== undefined) onChange({ intakeTime: pressTime(dose.intakeTime, time) })
  }
  return (
    <fieldset className={`${css.wide} ${css.times}`} data-times onKeyDown={onKeyDown}>
      <legend>{m.common_when()}</legend>
      {intakeTimes.map((time) => (
        <button
          key={time}
          type="button"
          className={css.chip}
          aria-pressed={dose.intakeTime.includes(time)}
          data-key={digitOf(time)}
          aria-keyshortcuts={digitOf(time)}
          onClick={() => choose(time)}
        >
          {timeWord(time)}
        </button>
      ))}
    </fieldset>
  )
}
