import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { AdminPlanList } from '#app/features/plans/journeys/admin-plan-list.tsx'
import { planList } from '#app/features/plans/journeys/journey-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/recommendations'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, planList.page(args.url.searchParams))
}

export default function AdminPlanListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_treatment_plans()} · ${PRODUCT_NAME}`}</title>
      <AdminPlanList user={useUser()} />
    </HydrationBoundary>
  )
}
