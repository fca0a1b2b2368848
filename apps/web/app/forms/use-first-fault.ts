import { useRef } from 'react'

/** `look`, called after a refusal, moves the focus to the first invalid field of the form with the ref `form`. */
export function useFirstFault() {
  const form = useRef<HTMLFormElement>(null)
  const look = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  return { form, look }
}
