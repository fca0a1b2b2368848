import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { PlanEditor } from '#app/features/plans/editor/plan-editor.tsx'
import { planQuery } from '#app/features/plans/plan-queries.ts'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/plan-edit'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner || user.isAdmin)
  return prefetch(args, planQuery(idOfAddress(args.params.id)), intakeFormatsQuery)
}

export default function PlanEditRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <Editor id={params.id} />
    </HydrationBoundary>
  )
}

/** One editor a plan: going from one plan to the next starts a new text. */
function Editor({ id }: { id: string }) {
  const { data: plan } = useSuspenseQuery(planQuery(id))
  const user = useUser()
  const publicUrl = useShell()?.publicUrl ?? ''
  const mayOrder = user !== null && (user.isAdmin || user.isApproved)
  return <PlanEditor key={plan.id} plan={plan} publicUrl={publicUrl} mayOrder={mayOrder} />
}
