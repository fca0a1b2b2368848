import { HydrationBoundary } from '@tanstack/react-query'
import { data, redirect } from 'react-router'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { pathOfPlan } from '#app/features/plans/path-of-plan.ts'
import { planQuery } from '#app/features/plans/plan-queries.ts'
import { templateCategoriesQuery } from '#app/features/plans/templates/template-queries.ts'
import { TemplateRecord } from '#app/features/plans/templates/template-record.tsx'
import type { Route } from './+types/template'

/** A plan that is no template is opened where plans are. */
export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, ({ isPractitioner, isAdmin }) => isPractitioner || isAdmin)
  const asked = planQuery(idOfAddress(args.params.templateId))
  const loaded = await prefetch(args, asked, intakeFormatsQuery, templateCategoriesQuery)
  const plan = requestClient(args).getQueryData(asked.queryKey)
  if (!plan) throw data(null, { status: 404 })
  if (!plan.isTemplate) throw redirect(pathOfPlan(plan, user))
  return loaded
}

export default function TemplateRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <TemplateRecord key={params.templateId} id={params.templateId} user={useUser()} />
    </HydrationBoundary>
  )
}
