import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PayoutPage } from '#app/features/payouts/payout-page.tsx'
import { ownPayoutQuery } from '#app/features/payouts/payout-queries.ts'
import { PaidMovements } from '#app/features/wallet/paid-movements.tsx'
import type { Route } from './+types/payout'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner && user.isApproved)
  return prefetch(args, ownPayoutQuery(args.params.id))
}

export default function PayoutRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <PayoutPage id={params.id} movements={(payout) => <PaidMovements {...payout} />} />
    </HydrationBoundary>
  )
}
