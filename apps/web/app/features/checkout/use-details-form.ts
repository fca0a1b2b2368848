import { hasUnsupportedScript } from '@salvia/rules/people/address'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { refusedReasons } from '#app/api/api-error.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
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
  place: () => m.refusal_place(),
  unfit: (field) => m.checkout_error_unfit({ field }),
}

/** The API's reasons; what is left breaks its limits of length and signs. */
const reasons: Record<string, AddressErrors[string]> = {
  required: 'required',
  postal_code_invalid: 'postalCode',
  place_not_served: 'place',
}

const reasonOf = (id: string, why: string) => reasons[why] ?? (id === 'email' ? 'email' : 'unfit')

/** A form whose fields say what is wrong with them; what was typed stays, whatever becomes of the save. */
export function useDetailsForm(check: Check, save: Save) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<AddressErrors>({})
  const [foreign, setForeign] = useState<Record<string, boolean>>({})
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

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
    if (isSaving) return
    const given = new FormData(event.currentTarget)
    const found = check(given)
    show(found)
    if (Object.keys(found).length > 0) return
    setSaving(true)
    setRefusal(null)
    try {
      await save(given)
    } catch (error) {
      const refused = refusedReasons(error).map(({ id, error: why }) => [id, reasonOf(id, why)] as const)
      if (refused.length > 0) show(Object.fromEntries(refused))
      else setRefusal(await explainProblem(error, m.login_kept()))
    } finally {
      setSaving(false)
    }
  }
  return { form, field, submit, errorsCount: Object.keys(errors).length, isSaving, refusal }
}
