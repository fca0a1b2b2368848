import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { markUnsaved } from './unsaved-forms.ts'

/** What is wrong, by the field's name; `general` is what no field can put right. */
export type FieldErrors = Record<string, string>

/** Sends what was typed; answers with what is wrong, or with null. */
type Send = (given: FormData) => Promise<FieldErrors | null>

type Options = {
  /** What a call says that failed. */
  explain: (error: unknown) => Promise<FieldErrors>
  /** A form that leads away when it was sent stays busy meanwhile. */
  isLeaving?: boolean
  /** Leaving with changes asks first. */
  guards?: boolean
  /** After a save, when there is nothing unsaved any more. */
  onSaved?: (() => void) | undefined
}

/** The translation key of specification section 5, and the snackbar's id. */
const VALIDATION_ERRORS = 'errors.validationErrors'

/**
 * A form: sent once however often it is clicked, keeping what was typed whatever becomes of it. Editing a field clears
 * what was said about it, and what was said in general.
 */
export function useForm(send: Send, { explain, isLeaving = false, guards = false, onSaved }: Options) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSending, setSending] = useState(false)
  const [isSaved, setSaved] = useState(false)

  useEffect(() => () => markUnsaved(id, false), [id])
  const show = (found: FieldErrors) => {
    flushSync(() => setErrors(found))
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus()
    if (wrong) showSnackbar({ id: VALIDATION_ERRORS, type: 'error', mainText: m.errors_validationErrors() })
  }
  const finish = (found: FieldErrors | null) => {
    isRunning.current = false
    if (found === null && isLeaving) return
    setSending(false)
    if (found !== null) return show(found)
    setSaved(true)
    markUnsaved(id, false)
    onSaved?.()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    const given = new FormData(event.currentTarget)
    setSending(true)
    setErrors({})
    finish(await send(given).catch(explain))
  }
  const touch = (name: string) => {
    setErrors(({ [name]: _, general: __, ...others }) => others)
    setSaved(false)
    if (guards) markUnsaved(id, true)
  }
  const field = (name: string) => ({ name, error: errors[name], onInput: () => touch(name) })
  return { form, submit, field, general: errors.general, isSending, isSaved }
}

/** What a form holds under a name, without the spaces around it. */
export const textOf = (given: FormData, name: string): string => String(given.get(name) ?? '').trim()
