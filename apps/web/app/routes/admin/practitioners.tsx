import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { practitionersQuery } from '#app/features/people/people-lists.ts'
import { PractitionerList } from '#app/features/people/practitioner-list.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/practitioners'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, practitionersQuery(args.url.searchParams))
}

export default function AdminPractitionerListRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{m.menu_admin_practitioners()}</title>
      {user && <PractitionerList viewer={user} />}
    </HydrationBoundary>
  )
}
