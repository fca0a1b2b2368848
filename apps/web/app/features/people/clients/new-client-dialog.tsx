import type { ClientRow } from '@salvia/contract/people/clients'
import type { Country } from '@salvia/contract/reference/reference'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Api } from '#app/api/api.ts'
import { ApiError } from '#app/api/api-error.ts'
import { invalidate } from '#app/api/invalidate.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { textOf, useForm } from '#app/forms/use-form.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { Note } from '#app/ui/note.tsx'
import { NewPersonForm } from '../new-person-form.tsx'
import css from '../people.module.css'
import { EmailField, findFaults, PhoneField, RegionFields, readPerson } from '../person-fields.tsx'

type Props = {
  countries: Country[]
  /** Default country: the practitioner's. */
  country: string | null
  onClose: () => void
}

/** Looks the address up first; then creates a client, or invites the owner of an existing account. */
export function NewClientDialog({ countries, country, onClose }: Props) {
  const client = useQueryClient()
  const [email, setEmail] = useState<string | null>(null)
  const [known, setKnown] = useState<ClientRow | null>(null)
  const make = async (given: FormData, api: Api) => {
    const body = {
      ...readPerson(given),
      email: textOf(given, 'email'),
      phone: textOf(given, 'phone') || null,
    }
    const { client: made } = await api('POST /customer', { body })
    showSnackbar({ id: 'client', type: 'success', mainText: m.client_created({ name: made.fullName }) })
    onClose()
    await invalidate(client, 'GET /customer')
  }
  return (
    <FormDialog title={m.client_new()} onClose={onClose}>
      {known && <Known client={known} onClose={onClose} />}
      {!known && email === null && <Search onKnown={setKnown} onUnknown={setEmail} onClose={onClose} />}
      {!known && email !== null && (
        <NewPersonForm action={m.client_create()} email={email} onCancel={onClose} make={make}>
          {(field) => (
            <>
              <PhoneField field={field} />
              <RegionFields
                field={field}
                countries={countries}
                country={country}
                language={getLocale()}
                languageHint={m.client_language_hint()}
              />
            </>
          )}
        </NewPersonForm>
      )}
    </FormDialog>
  )
}

const FORBIDDEN = 403

/** The practitioner's own client with this address. Unapproved practitioners may not search, so they get no result. */
async function findOwn(api: Api, email: string): Promise<ClientRow | null> {
  try {
    const answer = await api('GET /customer/search', { query: { email } })
    return answer.client
  } catch (error) {
    if (error instanceof ApiError && error.status === FORBIDDEN) return null
    throw error
  }
}

type SearchProps = {
  onKnown: (client: ClientRow) => void
  onUnknown: (email: string) => void
  onClose: () => void
}

function Search({ onKnown, onUnknown, onClose }: SearchProps) {
  const { form, submit, field, general, isSending } = useForm(
    async (given, api) => {
      const faults = findFaults(given, ['email'])
      if (faults) return faults
      const email = textOf(given, 'email')
      const known = await findOwn(api, email)
      if (known) onKnown(known)
      else onUnknown(email)
      return null
    },
    { isLeaving: true },
  )
  return (
    <form method="post" ref={form} className={css.form} onSubmit={submit} noValidate>
      <p className="second">{m.client_email_first()}</p>
      {general && <Note tone="error" role="alert" title={general} />}
      <EmailField field={field} />
      <DialogFooter onCancel={onClose}>
        <Button type="submit" variant="filled" loading={isSending}>
          {m.common_continue()}
        </Button>
      </DialogFooter>
    </form>
  )
}

const Known = ({ client, onClose }: { client: ClientRow; onClose: () => void }) => (
  <div className={css.form} role="status">
    <p>
      <span className="medium">{m.client_known_title({ name: client.fullName || client.email })}</span>
      <br />
      <span className="second">{client.email}</span>
    </p>
    <DialogFooter onCancel={onClose} cancel={m.common_close()}>
      <Button variant="filled" component={Link} to={`/clients/${client.id}`}>
        {m.client_known_open()}
      </Button>
    </DialogFooter>
  </div>
)
