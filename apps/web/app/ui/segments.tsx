import css from './segments.module.css'

type Props<T extends string> = {
  label: string
  value: T
  options: { value: T; label: string }[]
  onChange: (value: T) => void
}

/** Segmented control. */
export const Segments = <T extends string>({ label, value, options, onChange }: Props<T>) => (
  <fieldset className={css.segments} aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
)
