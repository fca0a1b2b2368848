import { type ComponentProps, useState } from 'react'
import { wholeIn } from '#app/lib/whole-in.ts'
import { TextField } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'value' | 'onChange' | 'ref'> & {
  /** NaN where what is typed is no number that may be. */
  value: number
  most: number
  /** Says what may be typed. */
  wrong: string
  onChange: (value: number) => void
}

/**
 * A whole number from 0. Unlike a browser's own number field it swallows no comma or point, which would make 15 of 1,5:
 * what is no whole number stays as it is typed, says so, and is no number to whoever asks.
 */
export function WholeField({ value, most, wrong, onChange, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const isTyped = typed !== null && Object.is(wholeIn(typed, most), value)
  const type = (text: string) => {
    setTyped(text)
    onChange(wholeIn(text, most))
  }
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={isTyped ? typed : String(value)}
      error={Number.isNaN(value) ? wrong : undefined}
      onChange={({ target }) => type(target.value)}
    />
  )
}
