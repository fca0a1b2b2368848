import { hasUnsupportedScript } from '@salvia/rules/people/address'
import { type FormEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { refusedReasons } from '#app/api/api-error.ts'
import { postcodeWords } from '#app/forms/postcode-words.ts'
import { m } from '#app/paraglide/messages.js'
import { explainSave } from '../save-cart.ts'
import type { AddressErrors } from './address-check.ts'

/** Props of a text field besides its value. */
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

const requiredWords: Record<string, () => string> = {
  email: m.person_required_email,
  firstName: m.person_required_first_name,
  lastName: m.person_required_last_name,
  postalCode: m.checkout_required_postcode,
  houseNumber: m.checkout_required_house_number,
  streetName: m.checkout_required_street,
  city: m.checkout_required_town,
}

const requiredWord = (name: string): string =>
  (requiredWords[name.slice(name.lastIndexOf('.') + 1)] ?? m.form_required)()

type Faulty = { label: string; name: string; given: FormData | null }

const countryBeside = ({ name, given }: Faulty): string =>
  String(given?.get(name.replace(/postalCode$/, 'countryId')) ?? '')

const words: Record<AddressErrors[string], (field: Faulty) => string> = {
  required: ({ name }) => requiredWord(name),
  email: () => m.checkout_error_email(),
  postalCode: (field) => postcodeWords(countryBeside(field)),
  place: () => m.refusal_place(),
  unfit: ({ label }) => m.checkout_error_unfit({ field: label }),
}

/** Messages for the API's reasons; any other is a length or character limit. */
const reasons: Record<string, AddressErrors[string]> = {
  required: 'required',
  postal_code_invalid: 'postalCode',
  place_not_served: 'place',
}

const reasonOf = (id: string, why: string) => reasons[why] ?? (id === 'email' ? 'email' : 'unfit')

/** A form with errors at its fields; input survives failed saves. */
export function useDetailsForm(form: RefObject<HTMLFormElement | null>, check: Check, save: Save) {
  const [errors, setErrors] = useState<AddressErrors>({})
  const [sent, setSent] = useState<FormData | null>(null)
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
    error: errors[name] && words[errors[name]]({ label, name, given: sent }),
    description: foreign[name] ? m.address_latin_hint() : undefined,
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
    setSent(given)
    show(found)
    if (Object.keys(found).length > 0) return
    setSaving(true)
    setRefusal(null)
    try {
      await save(given)
    } catch (error) {
      const refused = refusedReasons(error).map(({ id, error: why }) => [id, reasonOf(id, why)] as const)
      if (refused.length > 0) show(Object.fromEntries(refused))
      else setRefusal(await explainSave(error, m.form_kept()))
    } finally {
      setSaving(false)
    }
  }
  return { field, submit, errorsCount: Object.keys(errors).length, isSaving, refusal }
}
