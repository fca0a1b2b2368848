import { hasUnsupportedScript } from '@salvia/rules/people/address'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, fieldErrors } from '#app/api/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { AddressErrors } from './address-check.ts'

/** What a text field shows beside what is typed. */
export type FieldsOf = (
  name: string,
  label: string,
) => {
  name: string
  label: string
  error: string | undefined
  description: string | undefined
  onChange: (event: FormEvent<HTMLInputElement>) => void
}

type Check = (given: FormData) => AddressErrors
type Save = (given: FormData) => Promise<void>

const words: Record<AddressErrors[string], (label: string) => string> = {
  required: (field) => m.checkout_error_required({ field }),
  email: () => m.checkout_error_email(),
  postalCode: () => m.checkout_error_postcode(),
}

const reasonOf = (code: string): AddressErrors[string] =>
  code.includes('postal') ? 'postalCode' : 'required'

function refusedFields(error: unknown): AddressErrors | null {
  if (!(error instanceof ApiError)) return null
  const told = Object.entries(fieldErrors(error)).map(([id, why]) => [id, reasonOf(why)] as const)
  return told.length === 0 ? null : Object.fromEntries(told)
}

/** A form whose fields say what is wrong with them; what was typed stays, whatever becomes of the save. */
export function useDetailsForm(check: Check, save: Save) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<AddressErrors>({})
  const [foreign, setForeign] = useState<Record<string, boolean>>({})
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open')

  const show = (found: AddressErrors) => {
    flushSync(() => setErrors(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const field: FieldsOf = (name, label) => ({
    name,
    label,
    error: errors[name] && words[errors[name]](label),
    description: foreign[name] ? m.checkout_latin_hint() : undefined,
    onChange: ({ currentTarget }) => {
      setErrors(({ [name]: _, ...others }) => others)
      setForeign((before) => ({ ...before, [name]: hasUnsupportedScript(currentTarget.value) }))
    },
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'saving') return
    const given = new FormData(event.currentTarget)
    const found = check(given)
    show(found)
    if (Object.keys(found).length > 0) return
    setState('saving')
    try {
      await save(given)
      setState('open')
    } catch (error) {
      const refused = refusedFields(error)
      setState(refused ? 'open' : 'failed')
      if (refused) show(refused)
    }
  }
  return { form, field, submit, errorsCount: Object.keys(errors).length, state }
}
