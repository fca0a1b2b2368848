import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { planCountQuery, plansQuery, readPlanFilter } from '#app/features/plans/list/plan-filter.ts'
import { PlanList } from '#app/features/plans/list/plan-list.tsx'
import {
  templateAuthorsQuery,
  templateCategoriesQuery,
} from '#app/features/plans/templates/template-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/templates'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner || user.isAdmin)
  return prefetch(
    args,
    plansQuery(readPlanFilter(args.url.searchParams, 'AllTemplates')),
    templateCategoriesQuery,
    templateAuthorsQuery,
    planCountQuery('Recommendations'),
    planCountQuery('AllTemplates'),
  )
}

export default function TemplatesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.plan_templates()} · ${PRODUCT_NAME}`}</title>
      <PlanList kind="templates" user={useUser()} />
    </HydrationBoundary>
  )
}
