import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { InsightList } from '#app/features/insights/admin/insight-list.tsx'
import { allInsightsQuery, insightList, readMonths } from '#app/features/insights/insight-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/practitioner-insights'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  const { searchParams } = args.url
  return prefetch(args, insightList.page(searchParams), allInsightsQuery(readMonths(searchParams)))
}

export default function AdminInsightsRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_insights()} · ${PRODUCT_NAME}`}</title>
      {user && <InsightList user={user} />}
    </HydrationBoundary>
  )
}
