import { HydrationBoundary } from '@tanstack/react-query'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import {
  commissionImportQuery,
  commissionImportsQuery,
  commissionLinesQuery,
} from '#app/features/wallet/admin/admin-wallet-queries.ts'
import { CommissionImportReport } from '#app/features/wallet/admin/commission-import-report.tsx'
import { CommissionImportStart } from '#app/features/wallet/admin/commission-import-start.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/commission-imports'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, ({ permissions }) =>
    permissions.some((right) => right === 'admin:all' || right === 'admin:accounting'),
  )
  const { searchParams } = args.url
  const { id } = args.params
  if (id === undefined) return prefetch(args, commissionImportsQuery(searchParams))
  return prefetch(args, commissionImportQuery(id), commissionLinesQuery(idOfAddress(id), searchParams))
}

export default function CommissionImportsRoute({ loaderData, params: { id } }: Route.ComponentProps) {
  const user = useUser()
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.commission_import()} · ${PRODUCT_NAME}`}</title>
      {id === undefined ? (
        <CommissionImportStart />
      ) : (
        <CommissionImportReport key={id} id={id} userId={user?.id ?? ''} />
      )}
    </HydrationBoundary>
  )
}
