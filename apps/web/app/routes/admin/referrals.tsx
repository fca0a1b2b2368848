import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import {
  adminReferralList,
  pendingReferralsQuery,
  referralProgramsQuery,
} from '#app/features/referrals/admin/admin-referral-queries.ts'
import { ReferralList } from '#app/features/referrals/admin/referral-list.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/referrals'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, ({ isAdmin }) => isAdmin)
  return prefetch(
    args,
    adminReferralList.page(args.url.searchParams),
    pendingReferralsQuery,
    referralProgramsQuery,
  )
}

export default function AdminReferralsRoute({ loaderData }: Route.ComponentProps) {
  const rights = useUser()?.permissions ?? []
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_referrals()} · ${PRODUCT_NAME}`}</title>
      <ReferralList
        mayMoveMoney={rights.some((right) => right === 'admin:all' || right === 'admin:accounting')}
      />
    </HydrationBoundary>
  )
}
