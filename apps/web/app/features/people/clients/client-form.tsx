import type { Client } from '@salvia/contract/people/clients'
import type { Country } from '@salvia/contract/reference/reference'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#app/api/invalidate.ts'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { textOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { changedFields } from '#app/records/changed-fields.ts'
import css from '../people.module.css'
import { clientQuery } from '../people-lists.ts'
import { findFaults, NameFields, PhoneField, RegionFields, readPerson } from '../person-fields.tsx'

type Props = { client: Client; countries: Country[]; className?: string; onSaved?: () => void }

/** Changed fields only: fields a practitioner leaves unchanged keep following the client's account. */
function changeOf(given: FormData, { firstName, lastName, phone, countryId, preferredLanguageCode }: Client) {
  const typed = { ...readPerson(given), phone: textOf(given, 'phone') || null }
  const read = { firstName, lastName, phone, countryId, preferredLanguageCode }
  return Object.fromEntries(changedFields(typed, read).map((name) => [name, typed[name]]))
}

/** A name can be changed but not cleared; a missing one stays optional. */
const namesOf = (client: Client) => (['firstName', 'lastName'] as const).filter((name) => client[name] !== '')

/** A client's details: practitioners edit their own client file, admins the account. */
export function ClientForm({ client, countries, className = '', onSaved }: Props) {
  const queries = useQueryClient()
  const { id } = client
  const state = useForm(
    async (given, api) => {
      const faults = findFaults(given, namesOf(client))
      if (faults) return faults
      const saved = await api('PUT /customer/{id}', {
        params: { id },
        body: changeOf(given, client),
      })
      queries.setQueryData(clientQuery(id).queryKey, saved)
      await invalidate(queries, 'GET /customer')
      return null
    },
    { guards: true, onSaved },
  )
  return (
    <form
      method="post"
      ref={state.form}
      className={`${css.form} ${className}`}
      onSubmit={state.submit}
      noValidate
    >
      <div className={css.formFields}>
        <NameFields field={state.field} person={client} />
        {/* Shown normalised after saving. */}
        <PhoneField key={client.phone} field={state.field} phone={client.phone} />
        <RegionFields
          field={state.field}
          countries={countries}
          country={client.countryId}
          language={client.preferredLanguageCode}
          languageHint={m.client_language_hint()}
        />
      </div>
      <FormFooter {...state} />
    </form>
  )
}
