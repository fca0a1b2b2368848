import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { AdminClientList } from '#app/features/people/clients/client-list.tsx'
import { clientList } from '#app/features/people/people-lists.ts'
import { countriesQuery, useCountries } from '#app/features/reference/countries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/clients'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, clientList.page(args.url.searchParams), countriesQuery)
}

export default function AdminClientListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.common_clients()} · ${PRODUCT_NAME}`}</title>
      <Clients />
    </HydrationBoundary>
  )
}

const Clients = () => <AdminClientList countries={useCountries()} />
