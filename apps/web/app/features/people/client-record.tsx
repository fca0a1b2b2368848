import type { Client } from '@salvia/contract/customers'
import type { UserAddress } from '@salvia/contract/people-parts'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { countryName, formatDate, languageName } from '#app/ui/format.ts'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { DrawerBody, Facts } from '#app/workbench/record-drawer.tsx'
import css from './people.module.css'
import { clientQuery } from './people-lists.ts'
import { statusMark, statusWord } from './people-words.ts'

/** One client, as an admin sees it. */
export function ClientRecord({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(clientQuery(id))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return (
    <DrawerBody>
      <div className={css.who}>
        <Avatar name={data.fullName || data.email} size={60} />
        <div>
          <h2 className="t20">{data.fullName || data.email}</h2>
          {data.hasAccount ? (
            <Status mark={statusMark(data.userStatusId)}>{statusWord(data.userStatusId)}</Status>
          ) : (
            <Status mark="open">{m.client_no_account()}</Status>
          )}
        </div>
      </div>
      <ClientFacts client={data} />
    </DrawerBody>
  )
}

const written = (address: UserAddress | null): string | null =>
  address &&
  [
    `${address.firstName} ${address.lastName}`.trim(),
    `${address.streetName} ${address.houseNumber}`.trim(),
    `${address.postalCode} ${address.city}`.trim(),
    countryName(address.countryId, getLocale()),
  ]
    .filter(Boolean)
    .join(', ')

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
        [m.menu_admin_orders(), client.ordersCount],
        [m.person_billing_address(), written(client.billingAddress)],
        [m.person_shipping_address(), written(client.shippingAddress)],
        [m.person_since(), formatDate(client.createdAt, getLocale(), 'time')],
      ]}
    />
  </section>
)
