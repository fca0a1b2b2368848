import { type ComponentProps, useState } from 'react'
import { DecimalField } from '#app/ui/decimal-field.tsx'
import { TextField } from '#app/ui/field.tsx'
import { type TypedNumber, typeNumber } from './typed-number.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'ref'> & {
  value: number | null
  /** What a text means; null where it means nothing that a draft can hold. */
  read: (typed: string) => number | null
  onChange: (value: number | null) => void
  isDecimal?: true
  /** Says what a draft can hold, and what it has until then, where something else stays in the field that is left. */
  wrong: (kept: number | null) => string
}

/**
 * A number of the draft, as text: a browser's own number field swallows a comma, and makes 15 of 1,5. What is typed stays
 * while the draft has what it leaves there, or it is not finished; where undo or redo has changed the draft, the field
 * says what is there. What cannot be read leaves the draft as it was before.
 */
export function DraftNumber({ value, read, onChange, isDecimal, wrong, ...field }: Props) {
  const [typed, setTyped] = useState<TypedNumber | null>(null)
  const [isTyping, setTyping] = useState(false)
  const isEmpty = typed?.text.trim() === ''
  const isRead = typed !== null && (isEmpty || read(typed.text) !== null)
  const isTyped = typed !== null && (typed.leaves === value || (isTyping && isEmpty))
  const type = (text: string) => {
    const next = typeNumber(text, { value, typing: isTyping ? typed : null, read })
    setTyped(next)
    setTyping(true)
    if (next.leaves !== value) onChange(next.leaves)
  }
  const shown = {
    ...field,
    value: isTyped ? typed.text : String(value ?? ''),
    error: isTyped && !isTyping && !isRead ? wrong(value) : undefined,
    onBlur: () => setTyping(false),
  }
  return isDecimal ? (
    <DecimalField {...shown} onChange={type} />
  ) : (
    <TextField
      {...shown}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
    />
  )
}
