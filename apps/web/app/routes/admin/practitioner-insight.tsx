import { HydrationBoundary } from '@tanstack/react-query'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { PractitionerInsight } from '#app/features/insights/admin/practitioner-insight.tsx'
import { practitionerInsightsQuery, readMonths } from '#app/features/insights/insight-queries.ts'
import type { Route } from './+types/practitioner-insight'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  const practitionerId = idOfAddress(args.params.id)
  const monthsCount = readMonths(args.url.searchParams)
  return prefetch(args, practitionerInsightsQuery({ practitionerId, monthsCount }))
}

export default function AdminInsightRoute({ loaderData, params }: Route.ComponentProps) {
  const user = useUser()
  return (
    <HydrationBoundary state={loaderData.cache}>
      {user && <PractitionerInsight key={params.id} id={params.id} user={user} />}
    </HydrationBoundary>
  )
}
