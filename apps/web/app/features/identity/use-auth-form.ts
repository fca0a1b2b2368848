import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { type AuthErrors, explainFailure } from './auth-words.ts'

/** Sends what was typed; answers with what is wrong, or with null. */
type Send = (given: FormData) => Promise<AuthErrors | null>

/** The translation key of specification section 5, and the snackbar's id. */
const VALIDATION_ERRORS = 'errors.validationErrors'

/**
 * A form of sign-in: sent once however often it is clicked, keeping what was typed. Editing a field clears what was
 * said about it, and what was said in general.
 */
export function useAuthForm(send: Send) {
  const form = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [errors, setErrors] = useState<AuthErrors>({})
  const [isSending, setSending] = useState(false)

  const show = (found: AuthErrors) => {
    flushSync(() => setErrors(found))
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus()
    if (wrong) showSnackbar({ id: VALIDATION_ERRORS, type: 'error', mainText: m.errors_validationErrors() })
  }
  const run = async (given: FormData) => {
    if (isRunning.current) return
    isRunning.current = true
    setSending(true)
    setErrors({})
    const found = await send(given).catch(explainFailure)
    isRunning.current = false
    if (found === null) return
    setSending(false)
    show(found)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    return run(new FormData(event.currentTarget))
  }
  const field = (name: string) => ({
    name,
    error: errors[name],
    onInput: () => setErrors(({ [name]: _, general: __, ...others }) => others),
  })
  /** Lets the form be sent again, after a send that did not lead away. */
  const release = () => setSending(false)
  return { form, submit, field, general: errors.general, isSending, release }
}

/** What a form holds under a name, without the spaces around it. */
export const textOf = (given: FormData, name: string): string => String(given.get(name) ?? '').trim()
