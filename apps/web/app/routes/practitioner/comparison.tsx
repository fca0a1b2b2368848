import type { Product } from '@salvia/contract/catalogue/shop'
import { mayCompare, mayComparePlan } from '@salvia/rules/comparison/comparison-list'
import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { data } from 'react-router'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { ComparisonPage } from '#app/features/comparison/comparison-page.tsx'
import { comparisonProductsQuery, readAsked } from '#app/features/comparison/comparison-queries.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { viewerOf } from '#app/features/identity/viewer-of.ts'
import { AddToPlanButton } from '#app/features/plans/add-to-plan-button.tsx'
import { planQuery } from '#app/features/plans/plan-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/comparison'

/** For admins and approved practitioners; a plan's products only for its practitioner and admins. */
export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args, (one) => mayCompare(viewerOf(one)))
  const { productIds, planId } = readAsked(args.url.searchParams)
  if (planId !== null) {
    await prefetch(args, planQuery(planId))
    const plan = requestClient(args).getQueryData(planQuery(planId).queryKey)
    if (!plan || !mayComparePlan(viewerOf(user), plan))
      throw data({ code: 'forbidden', message: '' }, { status: 403 })
  }
  return prefetch(
    args,
    intakeFormatsQuery,
    ...(productIds.length > 0 ? [comparisonProductsQuery(productIds)] : []),
  )
}

/** The list changes in the browser, which fetches its products itself. */
export const shouldRevalidate = () => false

export default function ComparisonRoute({ loaderData }: Route.ComponentProps) {
  const isPractitioner = useUser()?.isPractitioner === true
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.comparison_title()} · ${PRODUCT_NAME}`}</title>
      <ComparisonPage
        actsOf={(product, planId) => isPractitioner && <AddTo product={product} planId={planId} />}
      />
    </HydrationBoundary>
  )
}

/** Nothing for a product of the plan that is compared: it is in it. */
function AddTo({ product, planId }: { product: Product; planId: string | null }) {
  const plan = useQuery({ ...planQuery(planId ?? ''), enabled: planId !== null }).data
  if (plan?.recommendationItems.some(({ productId }) => productId === product.id)) return null
  return <AddToPlanButton product={product} planId={planId} />
}
