import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { totalsQuery, transactionList } from '#app/features/wallet/admin/admin-wallet-queries.ts'
import { TransactionList } from '#app/features/wallet/admin/transaction-list.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/commission'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, ({ permissions }) =>
    permissions.some((right) => right === 'admin:all' || right === 'admin:accounting'),
  )
  const { searchParams } = args.url
  return prefetch(args, transactionList.page(searchParams), totalsQuery(searchParams))
}

export default function AdminCommissionRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_commission()} · ${PRODUCT_NAME}`}</title>
      <TransactionList userId={user?.id ?? ''} />
    </HydrationBoundary>
  )
}
