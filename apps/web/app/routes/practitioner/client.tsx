import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { OwnClientPage } from '#app/features/people/own-client-page.tsx'
import { clientQuery } from '#app/features/people/people-lists.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/client'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  return prefetch(args, clientQuery(args.params.id))
}

export default function ClientRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{m.menu_clients()}</title>
      <OwnClientPage id={params.id} />
    </HydrationBoundary>
  )
}
