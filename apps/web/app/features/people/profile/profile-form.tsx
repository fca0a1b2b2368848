import type { Profile } from '@salvia/contract/people/settings'
import type { Country } from '@salvia/contract/reference/reference'
import { personLengths, practiceLengths } from '@salvia/contract/words/lengths'
import { countryChoices } from '#app/forms/country-choices.ts'
import form from '#app/forms/form.module.css'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { Optional } from '#app/forms/optional.tsx'
import { type FieldOf, textOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useSaveProfile } from '../people-queries.ts'

type Props = { profile: Profile; countries: Country[]; isPractitioner: boolean }

const practiceFields = ['title', 'specialty', 'practiceName', 'city', 'website'] as const

/** Name, country and the practitioner's public profile. */
export function ProfileForm({ profile, countries, isPractitioner }: Props) {
  const save = useSaveProfile()
  const state = useForm(
    async (given, api) => {
      const missing = ['firstName', 'lastName'].filter((name) => textOf(given, name) === '')
      if (missing.length > 0) return Object.fromEntries(missing.map((name) => [name, m.form_required()]))
      const person = personOf(given)
      await save(api, isPractitioner ? { ...person, ...practiceOf(given) } : person)
      return null
    },
    { guards: true },
  )
  return (
    <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <div className={form.fields}>
        <TextField
          className={form.half}
          label={m.person_first_name()}
          defaultValue={profile.firstName}
          autoComplete="given-name"
          maxLength={personLengths.name}
          {...state.field('firstName')}
        />
        <TextField
          className={form.half}
          label={m.person_last_name()}
          defaultValue={profile.lastName}
          autoComplete="family-name"
          maxLength={personLengths.name}
          {...state.field('lastName')}
        />
        <SelectField
          className={form.whole}
          label={m.person_country()}
          description={isPractitioner ? m.settings_country_hint() : m.settings_country_hint_client()}
          data={[
            ...(profile.countryId ? [] : [{ value: '', label: m.person_country_none() }]),
            ...countryChoices(countries),
          ]}
          defaultValue={profile.countryId ?? ''}
          autoComplete="country"
          {...state.field('countryId')}
        />
        {isPractitioner && <PracticeFields profile={profile} field={state.field} />}
      </div>
      <FormFooter {...state} />
    </form>
  )
}

/** A country can be changed but not cleared. */
const personOf = (given: FormData) => ({
  firstName: textOf(given, 'firstName'),
  lastName: textOf(given, 'lastName'),
  ...(textOf(given, 'countryId') && { countryId: textOf(given, 'countryId') }),
})

const practiceOf = (given: FormData) => ({
  ...Object.fromEntries(practiceFields.map((name) => [name, textOf(given, name) || null])),
  about: textOf(given, 'about'),
  showContactInfo: given.get('showContactInfo') !== null,
})

const PracticeFields = ({ profile, field }: { profile: Profile; field: FieldOf }) => (
  <>
    <TextField
      className={form.half}
      label={m.settings_title()}
      description={m.settings_title_hint()}
      defaultValue={profile.title ?? ''}
      maxLength={practiceLengths.title}
      {...field('title')}
    />
    <TextField
      className={form.half}
      label={<Optional label={m.person_specialty()} />}
      defaultValue={profile.specialty ?? ''}
      maxLength={practiceLengths.specialty}
      {...field('specialty')}
    />
    <TextField
      className={form.half}
      label={<Optional label={m.person_practice()} />}
      defaultValue={profile.practiceName ?? ''}
      autoComplete="organization"
      maxLength={practiceLengths.practiceName}
      {...field('practiceName')}
    />
    <TextField
      className={form.half}
      label={<Optional label={m.settings_city()} />}
      defaultValue={profile.city ?? ''}
      autoComplete="address-level2"
      maxLength={practiceLengths.city}
      {...field('city')}
    />
    <TextField
      className={form.whole}
      type="text"
      inputMode="url"
      label={<Optional label={m.person_website()} />}
      description={m.settings_website_hint()}
      defaultValue={profile.website ?? ''}
      autoComplete="url"
      maxLength={practiceLengths.website}
      {...field('website')}
    />
    <TextAreaField
      className={form.whole}
      label={<Optional label={m.settings_about()} />}
      description={m.settings_about_hint()}
      defaultValue={profile.about ?? ''}
      maxLength={practiceLengths.about}
      {...field('about')}
    />
    <CheckField
      className={form.whole}
      label={m.settings_show_contact()}
      defaultChecked={profile.showContactInfo}
      name="showContactInfo"
      onInput={field('showContactInfo').onInput}
    />
  </>
)
