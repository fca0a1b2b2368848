import { formatNumber } from '@salvia/rules/format/format'
import type { ComponentProps } from 'react'
import { typedDecimal } from '#app/lib/typed-decimal.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { TextField } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'value' | 'onChange'> & {
  /** With a point, as `Number` reads it; shown with the sign of the page's language. */
  value: string
  onChange: (typed: string) => void
}

/**
 * A number that may have decimals, typed with a point or a comma whatever the browser's language is: its own number
 * fields swallow the comma in an English one, and 1,5 becomes 15.
 */
export const DecimalField = ({ value, onChange, ...field }: Props) => (
  <TextField
    {...field}
    inputMode="decimal"
    autoComplete="off"
    value={value.replace('.', formatNumber(1.1, getLocale()).charAt(1))}
    onChange={({ target }) => onChange(typedDecimal(target.value))}
  />
)
