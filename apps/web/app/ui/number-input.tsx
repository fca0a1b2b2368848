import { TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** A number by keyboard. Turning the wheel leaves the field instead of changing what was typed. */
export function NumberInput(props: Omit<TextInputProps, 'type' | 'ref'>) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    const leave = () => input?.blur()
    input?.addEventListener('wheel', leave, { passive: true })
    return () => input?.removeEventListener('wheel', leave)
  }, [])
  return <TextInput inputMode="decimal" {...props} type="number" ref={field} />
}
