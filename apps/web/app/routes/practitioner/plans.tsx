import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { clientsToContactQuery } from '#app/features/plans/followers/follower-queries.ts'
import {
  planCountQuery,
  plansQuery,
  readPlanFilter,
  unsharedCountQuery,
} from '#app/features/plans/list/plan-filter.ts'
import { PlanList } from '#app/features/plans/list/plan-list.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/plans'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner || user.isAdmin, { clientsGoTo: '/orders' })
  return prefetch(
    args,
    plansQuery(readPlanFilter(args.url.searchParams, 'Recommendations')),
    planCountQuery('Recommendations'),
    planCountQuery('AllTemplates'),
    unsharedCountQuery,
    clientsToContactQuery,
  )
}

export default function PlansRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_treatment_plans()} · ${PRODUCT_NAME}`}</title>
      <PlanList kind="plans" user={useUser()} />
    </HydrationBoundary>
  )
}
