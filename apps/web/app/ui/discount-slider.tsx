import { PRACTITIONER_DISCOUNT_PERCENT } from '@salvia/contract/words/limits'
import { formatPercent } from '@salvia/rules/format/format'
import { useId } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './discount-slider.module.css'

type Props = { label: string; value: number; disabled?: boolean; onChange: (percent: number) => void }

/** How much of the margin a client gets, in percent of the list price. */
export function DiscountSlider({ label, value, disabled = false, onChange }: Props) {
  const id = useId()
  const shown = formatPercent(value, getLocale())
  return (
    <div className={css.slider}>
      <p>
        <label className="medium" htmlFor={id}>
          {label}
        </label>
        <span className="num medium" aria-hidden="true">
          {shown}
        </span>
      </p>
      <input
        id={id}
        type="range"
        min={0}
        max={PRACTITIONER_DISCOUNT_PERCENT}
        step={1}
        disabled={disabled}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  )
}
