import { Button } from '@mantine/core'
import type { Client } from '@salvia/contract/people/clients'
import type { Country } from '@salvia/contract/reference/reference'
import { formatDate } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { useLeaveGuard } from '#app/forms/use-leave-guard.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import css from '../people.module.css'
import { clientQuery } from '../people-lists.ts'
import { ClientForm } from './client-form.tsx'

type Props = { id: string; countries: Country[] }

/** One client of a practitioner: who they are, and whether their alerts are muted. */
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
  const { run, isPending } = useCommand({
    send: (api, isMuted: boolean) =>
      api('PATCH /customer/{id}/practitioner-settings', { params: { id }, body: { muteAlerts: isMuted } }),
    keep: (client, saved) => client.setQueryData(clientQuery(id).queryKey, saved),
    stale: ['GET /customer'],
    otherwise: m.client_mute_failed(),
  })
  const mute = async () => {
    const title = m.client_mute()
    if (await ask({ title, text: m.client_mute_text({ name: fullName }), action: title })) await run(true)
  }
  return (
    <Button loading={isPending} onClick={() => (muteAlerts ? run(false) : mute())}>
      {muteAlerts ? m.client_unmute() : m.client_mute()}
    </Button>
  )
}
