import type { Client } from '@salvia/contract/people/clients'
import type { Country } from '@salvia/contract/reference/reference'
import { countryName, languageName } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { useLeaveGuard } from '#app/forms/use-leave-guard.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, Facts } from '#app/workbench/record-drawer.tsx'
import css from '../people.module.css'
import { clientQuery } from '../people-lists.ts'
import { AccountStatus } from '../person-columns.tsx'
import { PersonHistory } from '../person-history.tsx'
import { ClientAddresses } from './client-addresses.tsx'
import { ClientForm } from './client-form.tsx'

/** A client for admins; a file without an account can be edited only by its practitioner. */
export function ClientRecord({ id, countries }: { id: string; countries: Country[] }) {
  useLeaveGuard((path) => path === `/admin/clients/${id}`)
  const { data, error, refetch } = useQuery(clientQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return (
    <DrawerBody>
      <div className={css.who}>
        <Avatar name={data.fullName || data.email} size={60} />
        <div>
          <h2 className="t20">{data.fullName || data.email}</h2>
          {data.hasAccount ? (
            <AccountStatus {...data} />
          ) : (
            <Status mark="open">{m.client_no_account()}</Status>
          )}
        </div>
      </div>
      <ClientFacts client={data} />
      <ClientAddresses client={data} />
      {data.hasAccount && (
        <section>
          <h3>{m.common_change()}</h3>
          <ClientForm client={data} countries={countries} />
        </section>
      )}
      <PersonHistory key={data.updatedAt} id={id} />
    </DrawerBody>
  )
}

const ClientFacts = ({ client }: { client: Client }) => (
  <section>
    <h3>{m.person_record()}</h3>
    <Facts
      facts={[
        [m.person_email(), client.email],
        [m.person_phone(), client.phone],
        [m.person_country(), client.countryId && countryName(client.countryId, getLocale())],
        [m.person_language(), languageName(client.preferredLanguageCode)],
        [m.menu_treatment_plans(), client.plansCount],
        [m.common_orders(), client.ordersCount],
        [m.common_since(), <Time at={client.createdAt} />],
      ]}
    />
  </section>
)
