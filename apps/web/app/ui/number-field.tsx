import { type ComponentProps, useEffect, useRef } from 'react'
import { TextField } from './field.tsx'

/** A number input. Scrolling blurs it instead of changing the value. */
export function NumberField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'ref'>) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    const leave = () => input?.blur()
    input?.addEventListener('wheel', leave, { passive: true })
    return () => input?.removeEventListener('wheel', leave)
  }, [])
  return <TextField inputMode="decimal" {...props} type="number" ref={field} />
}
