import type { Country } from '@salvia/contract/reference/reference'
import { userKinds } from '@salvia/contract/words/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Api } from '#app/api/api.ts'
import { invalidate } from '#app/api/invalidate.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SelectField } from '#app/ui/field.tsx'
import { NewPersonForm } from '../new-person-form.tsx'
import { kindWord } from '../people-words.ts'
import { RegionFields, readPerson } from '../person-fields.tsx'

type Props = { countries: Country[]; onClose: () => void }

/** Creates an account; the owner sets the password by a mailed link in the chosen language. */
export function NewUserDialog({ countries, onClose }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const make = async (given: FormData, api: Api) => {
    const userKindId = userKinds.find((kind) => kind === textOf(given, 'userKindId')) ?? 'Client'
    const { id } = await api('POST /users', {
      body: {
        ...readPerson(given),
        email: textOf(given, 'email'),
        userKindId,
        permissions: userKindId === 'Internal' ? ['admin:base'] : [],
      },
    })
    await invalidate(client, 'GET /users')
    onClose()
    await navigate(`/admin/users/${id}`)
  }
  return (
    <FormDialog title={m.user_new()} onClose={onClose}>
      <NewPersonForm action={m.client_create()} onCancel={onClose} make={make}>
        {(field) => (
          <>
            <RegionFields field={field} countries={countries} country={null} language={getLocale()} />
            <SelectField
              {...field('userKindId')}
              label={m.person_kind()}
              defaultValue="Client"
              data={userKinds.map((value) => ({ value, label: kindWord(value) }))}
            />
          </>
        )}
      </NewPersonForm>
    </FormDialog>
  )
}
