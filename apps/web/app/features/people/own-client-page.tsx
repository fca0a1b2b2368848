import { Button, TextInput } from '@mantine/core'
import type { Client } from '@salvia/contract/customers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useProblemWords } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { formatDate } from '#app/ui/format.ts'
import { Note } from '#app/ui/note.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import css from './people.module.css'
import { clientQuery } from './people-lists.ts'

/** One client of a practitioner: who it is, and whether its alerts are heard. */
export function OwnClientPage({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(clientQuery(id))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  const since = data.linkedAt && m.client_since({ day: formatDate(data.linkedAt, getLocale()) })
  return (
    <div>
      <PageHeader
        title={data.fullName || data.email}
        lead={[data.email, since].filter(Boolean).join(' · ')}
        above={<Link to="/clients">{m.client_back()}</Link>}
        actions={<MuteButton client={data} />}
      />
      <PersonForm key={data.version} client={data} />
    </div>
  )
}

function PersonForm({ client: { id, firstName, lastName, phone } }: { client: Client }) {
  const queries = useQueryClient()
  const { mutateAsync, isPending, error } = useApiMutation('PUT /customer/{id}', {
    onSuccess: async (saved) => {
      queries.setQueryData(clientQuery(id).queryKey, saved)
      showSnackbar({ id: 'client', type: 'success', mainText: m.client_saved() })
      await queries.invalidateQueries({ queryKey: ['GET /customer'] })
    },
  })
  const whyNot = useProblemWords(error, m.client_not_saved())
  const save = useSingle((body: Parameters<typeof mutateAsync>[0]['body']) =>
    mutateAsync({ params: { id }, body }),
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    void save({ firstName: text('firstName'), lastName: text('lastName'), phone: text('phone') || null })
  }
  return (
    <form className={`card ${css.form} ${css.card}`} onSubmit={send}>
      {error && (
        <Note tone="error" role="alert">
          {whyNot}
        </Note>
      )}
      <TextInput
        name="firstName"
        label={m.checkout_first_name()}
        defaultValue={firstName}
        required
        maxLength={80}
      />
      <TextInput
        name="lastName"
        label={m.checkout_last_name()}
        defaultValue={lastName}
        required
        maxLength={80}
      />
      <TextInput name="phone" type="tel" label={m.person_phone()} defaultValue={phone ?? ''} maxLength={30} />
      <div className={css.answers}>
        <Button type="submit" variant="filled" loading={isPending}>
          {m.client_save()}
        </Button>
      </div>
    </form>
  )
}

/** Muting asks first: alerts that nobody hears are missed. */
function MuteButton({ client: { id, fullName, muteAlerts } }: { client: Client }) {
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useApiMutation('PATCH /customer/{id}/practitioner-settings', {
    onSuccess: async (saved) => {
      setAsking(false)
      queries.setQueryData(clientQuery(id).queryKey, saved)
      await queries.invalidateQueries({ queryKey: ['GET /customer'] })
    },
    onError: () => {
      setAsking(false)
      showSnackbar({ id: 'client-alerts', type: 'error', mainText: m.client_mute_failed() })
    },
  })
  const set = useSingle((isMuted: boolean) => mutateAsync({ params: { id }, body: { muteAlerts: isMuted } }))
  if (muteAlerts)
    return (
      <Button loading={isPending} onClick={() => set(false)}>
        {m.client_unmute()}
      </Button>
    )
  return (
    <>
      <Button onClick={() => setAsking(true)}>{m.client_mute()}</Button>
      <Dialog title={m.client_mute()} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="second">{m.client_mute_text({ name: fullName })}</p>
        <div className={css.answers}>
          <Button onClick={() => setAsking(false)}>{m.common_cancel()}</Button>
          <Button variant="filled" loading={isPending} onClick={() => set(true)}>
            {m.client_mute()}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
