import { IconMinus, IconPlus } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import css from './stepper.module.css'

type Props = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  size?: 'md' | 'lg'
  isDisabled?: boolean
}

/** A number input with plus and minus buttons; at a limit the button keeps focus. */
export function Stepper({
  label,
  value,
  onChange,
  min = 1,
  max = 99,
  size = 'md',
  isDisabled = false,
}: Props) {
  return (
    <fieldset className={css.stepper} data-size={size} aria-label={label} disabled={isDisabled}>
      <button
        type="button"
        aria-label={m.common_fewer({ what: label })}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <IconMinus size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={m.common_more({ what: label })}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </fieldset>
  )
}
