import { Button } from '@mantine/core'
import type { Client } from '@salvia/contract/people/clients'
import type { Country } from '@salvia/contract/reference/reference'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { useLeaveGuard } from '#app/forms/use-leave-guard.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { formatDate } from '#app/ui/format.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { ClientForm } from './client-form.tsx'
import css from './people.module.css'
import { clientQuery } from './people-lists.ts'

type Props = { id: string; countries: Country[] }

/** One client of a practitioner: who it is, and whether its alerts are heard. */
export function OwnClientPage({ id, countries }: Props) {
  useLeaveGuard((path) => path === `/clients/${id}`)
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
      <ClientForm client={data} countries={countries} className={`card ${css.card}`} />
    </div>
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
        <div className="answers">
          <Button onClick={() => setAsking(false)}>{m.common_cancel()}</Button>
          <Button variant="filled" loading={isPending} onClick={() => set(true)}>
            {m.client_mute()}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
