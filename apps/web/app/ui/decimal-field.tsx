import { formatNumber } from '@salvia/rules/format/format'
import { type ComponentProps, useState } from 'react'
import { typedDecimal } from '#app/lib/typed-decimal.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { TextField } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'value' | 'onChange'> & {
  /** With a point, as `Number` reads it; shown with the sign of the page's language. */
  value: string
  /** With a point; no number where what was typed is none. */
  onChange: (typed: string) => void
}

/**
 * A number that may have decimals, typed with a point or a comma whatever the browser's language is: its own number
 * fields swallow the comma in an English one, and 1,5 becomes 15. What was typed stays as it was typed.
 */
export function DecimalField({ value, onChange, ...field }: Props) {
  const language = getLocale()
  const [typed, setTyped] = useState<string | null>(null)
  const isTyped = typed !== null && typedDecimal(typed, language) === value
  const type = (text: string) => {
    setTyped(text)
    onChange(typedDecimal(text, language))
  }
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={isTyped ? typed : value.replace('.', formatNumber(1.1, language).charAt(1))}
      onChange={({ target }) => type(target.value)}
    />
  )
}
