import { HydrationBoundary } from '@tanstack/react-query'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { OwnClientPage } from '#app/features/people/clients/own-client-page.tsx'
import { clientQuery } from '#app/features/people/people-lists.ts'
import { countriesQuery, useCountries } from '#app/features/reference/countries.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/client'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  return prefetch(args, clientQuery(idOfAddress(args.params.id)), countriesQuery)
}

export default function ClientRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{m.menu_clients()}</title>
      <OneClient key={params.id} id={params.id} />
    </HydrationBoundary>
  )
}

const OneClient = ({ id }: { id: string }) => <OwnClientPage id={id} countries={useCountries()} />
