import { type ComponentProps, useState } from 'react'
import { NumberField } from '#app/ui/number-field.tsx'

type Props = Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'onBlur'> & {
  value: number | null
  /** What a text means; null where it means nothing that a draft can hold. */
  read: (typed: string) => number | null
  onChange: (value: number | null) => void
}

/**
 * A number of the draft. What is typed stays while it means what the draft has, or is not finished; where undo or redo
 * has changed the draft, the field says what is there.
 */
export function DraftNumber({ value, read, onChange, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  const meant = typed === null ? null : read(typed)
  const isTyped = typed !== null && (meant === value || (isTyping && meant === null))
  return (
    <NumberField
      {...field}
      value={isTyped ? typed : String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value)
        setTyping(true)
        onChange(read(target.value))
      }}
      onBlur={() => setTyping(false)}
    />
  )
}
