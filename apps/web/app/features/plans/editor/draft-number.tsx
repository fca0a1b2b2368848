import { type ComponentProps, useState } from 'react'
import { DecimalField } from '#app/ui/decimal-field.tsx'
import { NumberField } from '#app/ui/number-field.tsx'

type Props = Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'onBlur'> & {
  value: number | null
  /** What a text means; null where it means nothing that a draft can hold. */
  read: (typed: string) => number | null
  onChange: (value: number | null) => void
  isDecimal?: true
  /** Says what a draft can hold, where something else stays in the field that is left. */
  wrong?: string
}

/**
 * A number of the draft. What is typed stays while it means what the draft has, or is not finished; where undo or redo
 * has changed the draft, the field says what is there.
 */
export function DraftNumber({ value, read, onChange, isDecimal, wrong, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  const meant = typed === null ? null : read(typed)
  const isTyped = typed !== null && (meant === value || (isTyping && meant === null))
  const isWrong = isTyped && !isTyping && meant === null && typed.trim() !== ''
  const type = (text: string) => {
    setTyped(text)
    setTyping(true)
    onChange(read(text))
  }
  const shown = {
    ...field,
    value: isTyped ? typed : String(value ?? ''),
    error: isWrong ? wrong : undefined,
    onBlur: () => setTyping(false),
  }
  return isDecimal ? (
    <DecimalField {...shown} onChange={type} />
  ) : (
    <NumberField {...shown} onChange={({ target }) => type(target.value)} />
  )
}
