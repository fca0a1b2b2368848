import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { OrderList } from '#app/features/orders/order-list.tsx'
import { ordersQuery, readOrderFilter } from '#app/features/orders/order-queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/orders'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args)
  return prefetch(args, ordersQuery(readOrderFilter(args.url.searchParams)))
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{m.menu_my_orders()}</title>
      <OrderList hasPlans={user?.isPractitioner ?? false} />
    </HydrationBoundary>
  )
}
