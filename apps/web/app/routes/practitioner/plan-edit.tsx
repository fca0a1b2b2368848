import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { PlanEditor } from '#app/features/plans/editor/plan-editor.tsx'
import { mayWritePlan, pathOfPlan } from '#app/features/plans/path-of-plan.ts'
import { planQuery } from '#app/features/plans/plan-queries.ts'
import { templateCategoriesQuery } from '#app/features/plans/templates/template-queries.ts'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/plan-edit'

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, ({ isPractitioner, isAdmin }) => isPractitioner || isAdmin)
  const asked = planQuery(idOfAddress(args.params.id))
  const loaded = await prefetch(args, asked, intakeFormatsQuery)
  const plan = requestClient(args).getQueryData(asked.queryKey)
  if (plan && !mayWritePlan(plan, user)) throw redirect(pathOfPlan(plan, user))
  return plan?.isTemplate ? prefetch(args, asked, intakeFormatsQuery, templateCategoriesQuery) : loaded
}

export default function PlanEditRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <Editor id={params.id} />
    </HydrationBoundary>
  )
}

/** Keyed by plan: another plan starts a new editor. */
function Editor({ id }: { id: string }) {
  const { data: plan } = useSuspenseQuery(planQuery(id))
  const user = useUser()
  const publicUrl = useShell()?.publicUrl ?? ''
  const mayOrder = user !== null && (user.isAdmin || user.isApproved)
  return <PlanEditor key={plan.id} plan={plan} publicUrl={publicUrl} mayOrder={mayOrder} user={user} />
}
