import type { ReactNode } from 'react'
import css from './choice-rows.module.css'

type Choice = { value: string; title: ReactNode; text: ReactNode; end?: ReactNode }

type Props = {
  legend: string
  isLegendShown?: boolean
  name: string
  value: string | null
  choices: Choice[]
  isDisabled?: boolean
  onChoose: (value: string) => void
}

/** Radio group with a description per option. */
export const ChoiceRows = ({
  legend,
  isLegendShown = false,
  name,
  value,
  choices,
  isDisabled,
  onChoose,
}: Props) => (
  <fieldset className={css.rows} disabled={isDisabled}>
    <legend className={isLegendShown ? css.legend : 'visually-hidden'}>{legend}</legend>
    {choices.map((choice) => (
      <label key={choice.value} className={css.row}>
        <input
          className={css.radio}
          type="radio"
          name={name}
          value={choice.value}
          checked={choice.value === value}
          onChange={() => onChoose(choice.value)}
        />
        <span>
          <span className="strong">{choice.title}</span>
          <span className={`second ${css.text}`}>{choice.text}</span>
        </span>
        <span className="num medium">{choice.end}</span>
      </label>
    ))}
  </fieldset>
)
