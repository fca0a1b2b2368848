import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { ledgerCheckList } from '#app/features/wallet/admin/admin-wallet-queries.ts'
import { LedgerCheckList } from '#app/features/wallet/admin/ledger-check-list.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/ledger'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, ({ permissions }) =>
    permissions.some((right) => right === 'admin:all' || right === 'admin:accounting'),
  )
  return prefetch(args, ledgerCheckList.page(args.url.searchParams))
}

export default function LedgerCheckListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_ledger()} · ${PRODUCT_NAME}`}</title>
      <LedgerCheckList />
    </HydrationBoundary>
  )
}
