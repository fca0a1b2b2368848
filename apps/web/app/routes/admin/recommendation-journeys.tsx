import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { JourneyList } from '#app/features/plans/journeys/journey-list.tsx'
import { journeyList } from '#app/features/plans/journeys/journey-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/recommendation-journeys'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, journeyList.page(args.url.searchParams))
}

export default function AdminJourneyListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_journeys()} · ${PRODUCT_NAME}`}</title>
      <JourneyList />
    </HydrationBoundary>
  )
}
