import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { ReferralPage } from '#app/features/referrals/referral-page.tsx'
import { ownReferralQuery } from '#app/features/referrals/referral-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/referral-program'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner && user.isApproved)
  return prefetch(args, ownReferralQuery)
}

export default function ReferralProgramRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_referral_program()} · ${PRODUCT_NAME}`}</title>
      <ReferralPage />
    </HydrationBoundary>
  )
}
