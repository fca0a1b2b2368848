import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { OwnClientList } from '#app/features/people/clients/own-client-list.tsx'
import {
  clientsToContactQuery,
  erasedFilesQuery,
  ownClientCountQuery,
  ownClientsQuery,
} from '#app/features/people/people-lists.ts'
import { ClientsToContact } from '#app/features/plans/followers/clients-to-contact.tsx'
import { alertsQuery } from '#app/features/plans/followers/follower-queries.ts'
import { Funnel } from '#app/features/plans/followers/funnel.tsx'
import { countriesQuery, useCountries } from '#app/features/reference/countries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import parts from '#app/ui/parts.module.css'
import type { Route } from './+types/clients'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  return prefetch(
    args,
    ownClientsQuery(args.url.searchParams),
    ownClientCountQuery(),
    ownClientCountQuery('true'),
    ownClientCountQuery('false'),
    erasedFilesQuery,
    ...(args.url.searchParams.get('toContact') === 'true' ? [alertsQuery()] : []),
    clientsToContactQuery,
    countriesQuery,
  )
}

export default function ClientsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.common_clients()} · ${PRODUCT_NAME}`}</title>
      <Clients />
    </HydrationBoundary>
  )
}

function Clients() {
  return (
    <div className={parts.stack}>
      <OwnClientList
        countries={useCountries()}
        country={useUser()?.countryId ?? null}
        toContact={<ClientsToContact />}
      />
      <Funnel />
    </div>
  )
}
