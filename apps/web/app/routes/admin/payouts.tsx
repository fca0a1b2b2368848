import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { adminPayoutList, payoutSummaryQuery } from '#app/features/payouts/admin/admin-payout-queries.ts'
import { PayoutList } from '#app/features/payouts/admin/payout-list.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/payouts'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, ({ permissions }) =>
    permissions.some((right) => right === 'admin:all' || right === 'admin:accounting'),
  )
  return prefetch(args, adminPayoutList.page(args.url.searchParams), payoutSummaryQuery)
}

export default function AdminPayoutsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_payouts()} · ${PRODUCT_NAME}`}</title>
      <PayoutList />
    </HydrationBoundary>
  )
}
