import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { ownInsightsQuery, readMonths } from '#app/features/insights/insight-queries.ts'
import { OwnInsights } from '#app/features/insights/own-insights.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/insights'

export async function loader(args: Route.LoaderArgs) {
  const { id } = await requireUser(args, (user) => user.isPractitioner)
  const monthsCount = readMonths(args.url.searchParams)
  return prefetch(args, ownInsightsQuery({ practitionerId: id, monthsCount }))
}

export default function InsightsRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_insights()} · ${PRODUCT_NAME}`}</title>
      {user && <OwnInsights user={user} />}
    </HydrationBoundary>
  )
}
