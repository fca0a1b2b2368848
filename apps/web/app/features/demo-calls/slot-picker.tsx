import { formatDate } from '@salvia/rules/format/format'
import { type MouseEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { timeFormatIn } from '#app/visit/time.tsx'
import type { useSlotChoice } from './slot-choice.ts'
import css from './slot-picker.module.css'
import { slotsByDay } from './slots-by-day.ts'
import type { useChosenZone } from './use-chosen-zone.ts'

const DAYS_SHOWN = 8

type Props = {
  slots: string[]
  zone: ReturnType<typeof useChosenZone>
  choice: ReturnType<typeof useSlotChoice>
  error: string | undefined
  /** Told of a time that is chosen. */
  onChoose: () => void
}

type ChipsProps<Value extends string> = {
  className?: string | undefined
  label: string
  name: string
  choices: { value: Value; label: string }[]
  chosen: string | null
  error?: string | undefined
  onChoose: (value: Value) => void
}

/** Radio buttons that look like chips. */
function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { className = '', label, name, choices, chosen, error, onChoose } = props
  const id = useId()
  return (
    <div
      className={`${css.chips} ${className}`}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={error && `${id}-error`}
      tabIndex={-1}
    >
      <p id={`${id}-label`} className={css.legend}>
        {label}
      </p>
      {choices.map((choice) => (
        <label key={choice.value} className={css.chip}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={choice.value}
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Day, time and time zone of a call. */
export function SlotPicker({ slots, zone, choice, error, onChoose }: Props) {
  const [isAll, setAll] = useState(false)
  const language = getLocale()
  const days = slotsByDay(slots, zone.zone)
  const open = days.find(({ day }) => day === choice.day) ?? days[0]
  const write = timeFormatIn(zone.zone)
  // The button is gone then: the focus goes on at the first of the days that came.
  const showAll = ({ currentTarget: { parentElement: picker } }: MouseEvent<HTMLElement>) => {
    flushSync(() => setAll(true))
    picker?.querySelectorAll<HTMLInputElement>('input[name=day]').item(DAYS_SHOWN)?.focus()
  }
  return (
    <div className={css.picker}>
      <Chips
        className={css.days}
        label={m.common_day()}
        name="day"
        chosen={open?.day ?? null}
        choices={days
          .slice(0, isAll ? undefined : DAYS_SHOWN)
          .map(({ day }) => ({ value: day, label: formatDate(day, language, 'weekday') }))}
        onChoose={choice.pickDay}
      />
      {!isAll && days.length > DAYS_SHOWN && (
        <Button variant="subtle" className={css.more} onClick={showAll}>
          {m.demo_call_more_days()}
        </Button>
      )}
      <Chips
        label={m.demo_call_time()}
        name="startsAt"
        chosen={choice.slot}
        error={error}
        choices={(open?.slots ?? []).map((slot) => ({ value: slot, label: write(slot, 'clock') }))}
        onChoose={(slot) => {
          choice.pickSlot(slot)
          onChoose()
        }}
      />
      <SelectField
        className={css.zone}
        label={m.demo_call_zone()}
        value={zone.zone}
        data={zone.zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        onChange={(event) => zone.setZone(event.currentTarget.value)}
      />
    </div>
  )
}
