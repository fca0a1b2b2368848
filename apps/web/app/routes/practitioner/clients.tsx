import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { OwnClientList } from '#app/features/people/own-client-list.tsx'
import { erasedFilesQuery, ownClientsQuery } from '#app/features/people/people-lists.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/clients'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  return prefetch(args, ownClientsQuery(args.url.searchParams), erasedFilesQuery)
}

export default function ClientsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{m.menu_clients()}</title>
      <OwnClientList />
    </HydrationBoundary>
  )
}
