import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { ComparisonList } from '#app/features/payments/comparison-list.tsx'
import { comparisonList } from '#app/features/payments/comparison-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/payments'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, ({ permissions }) =>
    permissions.some((right) => right === 'admin:all' || right === 'admin:accounting'),
  )
  return prefetch(args, comparisonList.page(args.url.searchParams))
}

export default function ComparisonListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.common_payments()} · ${PRODUCT_NAME}`}</title>
      <ComparisonList />
    </HydrationBoundary>
  )
}
