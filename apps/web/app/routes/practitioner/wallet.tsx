import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { NextPayoutCard } from '#app/features/payouts/next-payout.tsx'
import { nextPayoutQuery } from '#app/features/payouts/payout-queries.ts'
import { HeldCommission } from '#app/features/people/payout/held-commission.tsx'
import { readWalletFilter, transactionsQuery } from '#app/features/wallet/wallet-list.ts'
import { WalletPage } from '#app/features/wallet/wallet-page.tsx'
import { balanceQuery, pendingOrdersQuery } from '#app/features/wallet/wallet-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { knownTimeZone } from '#app/visit/known-time-zone.ts'
import type { Route } from './+types/wallet'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner && user.isApproved)
  const timeZone = knownTimeZone(args.request.headers.get('cookie'))
  return prefetch(
    args,
    balanceQuery,
    nextPayoutQuery,
    pendingOrdersQuery,
    transactionsQuery(readWalletFilter(args.url.searchParams, timeZone)),
  )
}

export default function WalletRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_wallet()} · ${PRODUCT_NAME}`}</title>
      <WalletPage payout={<NextPayoutCard />} whyHeld={user && <HeldCommission user={user} />} />
    </HydrationBoundary>
  )
}
