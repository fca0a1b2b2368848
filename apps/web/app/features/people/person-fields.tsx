import type { Country } from '@salvia/contract/reference/reference'
import { personLengths } from '@salvia/contract/words/lengths'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { languages } from '@salvia/contract/words/locale'
import { countryChoices, languageChoices } from '#app/forms/country-choices.ts'
import { Optional } from '#app/forms/optional.tsx'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { type FieldOf, textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { SelectField, TextField } from '#app/ui/field.tsx'

type Names = { firstName: string; lastName: string }

export const NameFields = ({ field, person }: { field: FieldOf; person?: Names }) => (
  <>
    <TextField
      {...field('firstName')}
      label={m.person_first_name()}
      defaultValue={person?.firstName}
      maxLength={personLengths.name}
    />
    <TextField
      {...field('lastName')}
      label={m.person_last_name()}
      defaultValue={person?.lastName}
      maxLength={personLengths.name}
    />
  </>
)

export const EmailField = ({ field, email }: { field: FieldOf; email?: string | undefined }) => (
  <TextField
    {...field('email')}
    type="email"
    label={m.person_email()}
    defaultValue={email}
    autoCapitalize="none"
    spellCheck={false}
    maxLength={personLengths.email}
  />
)

export const PhoneField = ({ field, phone }: { field: FieldOf; phone?: string | null }) => (
  <TextField
    {...field('phone')}
    type="tel"
    label={<Optional label={m.person_phone()} />}
    description={m.client_phone_hint()}
    defaultValue={phone ?? ''}
    maxLength={personLengths.phone}
  />
)

type RegionProps = {
  field: FieldOf
  countries: Country[]
  country: string | null
  language: LanguageCode
  languageHint?: string
}

/** Country and language of correspondence. */
export const RegionFields = ({ field, countries, country, language, languageHint }: RegionProps) => (
  <>
    <SelectField
      {...field('countryId')}
      label={<Optional label={m.person_country()} />}
      data={[{ value: '', label: m.person_country_none() }, ...countryChoices(countries)]}
      defaultValue={country ?? ''}
    />
    <SelectField
      {...field('preferredLanguageCode')}
      label={m.person_language()}
      description={languageHint}
      data={languageChoices()}
      defaultValue={language}
    />
  </>
)

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Validates the fields; null when they are fine. */
export function findFaults(given: FormData, names: string[]): FieldErrors | null {
  const empty = names.filter((name) => textOf(given, name) === '')
  const faults = Object.fromEntries(empty.map((name) => [name, m.form_required()]))
  const email = textOf(given, 'email')
  if (email !== '' && !EMAIL.test(email)) faults.email = m.refusal_email_invalid()
  return Object.keys(faults).length > 0 ? faults : null
}

/** The fields' values. */
export const readPerson = (given: FormData) => ({
  firstName: textOf(given, 'firstName'),
  lastName: textOf(given, 'lastName'),
  countryId: textOf(given, 'countryId') || null,
  preferredLanguageCode: languages.find((code) => code === textOf(given, 'preferredLanguageCode')),
})
