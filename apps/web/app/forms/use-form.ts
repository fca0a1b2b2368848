import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Api } from '#app/api/api.ts'
import { shownHere } from '#app/api/command.ts'
import { invalidate, type Stale } from '#app/api/invalidate.ts'
import { useCommand } from '#app/api/use-command.ts'
import { hideSnackbar, showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { type FieldErrors, refusedFields } from './refused-fields.ts'
import { markUnsaved } from './unsaved-forms.ts'

/** Submits the values; returns errors, or null. */
type Send = (given: FormData, api: Api) => Promise<FieldErrors | null>

/** Props of a form field. */
export type FieldOf = (name: string) => { name: string; error: string | undefined; onInput: () => void }

type Options = {
  /** Message for failures without a field. */
  explain?: (error: unknown) => Promise<string>
  /** The field to show it at; above the form by default. */
  generalField?: string
  /** Field-specific messages. */
  words?: Record<string, () => string>
  /** Stay busy after submitting, while navigating away. */
  isLeaving?: boolean
  /** Ask before leaving with changes. */
  guards?: boolean
  /** Queries to invalidate on success. */
  stale?: readonly Stale[]
  /** Runs after saving, when nothing is unsaved any more. */
  onSaved?: (() => void) | undefined
}

/** The translation key of docs/specification.md, section 5, and the snackbar's id. */
export const VALIDATION_ERRORS = 'errors.validationErrors'

/** The errors by the labels of their fields; as they are where what names them cannot be fetched. */
const named = (found: FieldErrors, form: HTMLFormElement | null): Promise<FieldErrors> =>
  import('./name-missing.ts').then(
    ({ nameMissing }) => nameMissing(found, form),
    () => found,
  )

/**
 * A form as a command: submitted once at a time, keeping its input whatever the result. Editing a field clears its
 * error and the general one.
 */
export function useForm(
  send: Send,
  { isLeaving = false, guards = false, onSaved, ...options }: Options = {},
) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSending, setSending] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { run } = useCommand({
    send: async (api, given: FormData) => {
      const found = await send(given, api)
      if (found === null) await invalidate(client, ...(options.stale ?? []))
      return found
    },
    onFailed: shownHere,
  })

  useEffect(() => () => markUnsaved(id, false), [id])
  const explain = async (error: unknown): Promise<FieldErrors> => {
    const isField = (name: string) => form.current?.elements.namedItem(name) != null
    const { general, ...fields } = await refusedFields(error, { ...options, isField })
    return general === undefined ? fields : { ...fields, [options.generalField ?? 'general']: general }
  }
  const show = (found: FieldErrors) => {
    flushSync(() => setErrors(found))
    const wrong = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    wrong[0]?.focus()
    const count = wrong.length
    if (count > 0)
      showSnackbar({ id: VALIDATION_ERRORS, type: 'error', mainText: m.errors_validationErrors({ count }) })
  }
  const finish = (found: FieldErrors | null) => {
    if (found === null && isLeaving) return
    setSending(false)
    if (found !== null) return show(found)
    setSaved(true)
    markUnsaved(id, false)
    onSaved?.()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    if (isSending) return
    setSending(true)
    setErrors({})
    hideSnackbar(VALIDATION_ERRORS)
    const outcome = await run(given)
    if (outcome === null) return
    const found = outcome.isDone ? outcome.answer : await explain(outcome.error)
    finish(found && (await named(found, form.current)))
  }
  const touch = (name: string) => {
    setErrors(({ [name]: _, general: __, ...others }) => others)
    setSaved(false)
    if (guards) markUnsaved(id, true)
  }
  const field: FieldOf = (name) => ({ name, error: errors[name], onInput: () => touch(name) })
  return { form, submit, field, general: errors.general, isSending, isSaved }
}

/** A form value, trimmed. */
export const textOf = (given: FormData, name: string): string => String(given.get(name) ?? '').trim()
