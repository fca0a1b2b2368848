import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { adminOrderList } from '#app/features/orders/admin/admin-order-queries.ts'
import { AdminOrderList } from '#app/features/orders/admin/order-list.tsx'
import { countriesQuery } from '#app/features/reference/countries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { waitingQuery } from '#app/settings/settings-queries.ts'
import type { Route } from './+types/orders'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, adminOrderList.page(args.url.searchParams), countriesQuery, waitingQuery)
}

export default function AdminOrderListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.common_orders()} · ${PRODUCT_NAME}`}</title>
      <AdminOrderList />
    </HydrationBoundary>
  )
}
