import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { OrderList } from '#app/features/orders/order-list.tsx'
import { orderCountQuery, ordersQuery, readOrderFilter } from '#app/features/orders/order-queries.ts'
import { openOrdersQuery } from '#app/features/orders/orders-state.tsx'
import { FindPlan } from '#app/features/plans/client/find-plan.tsx'
import { invitedPlansQuery, savedPlansQuery } from '#app/features/plans/client/saved-plans-query.ts'
import { SharedWithMe } from '#app/features/plans/client/shared-with-me.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/orders'

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args)
  const orders = ordersQuery(readOrderFilter(args.url.searchParams))
  const shown = [orders, orderCountQuery('own'), openOrdersQuery]
  if (user.isClient) return prefetch(args, ...shown, savedPlansQuery, invitedPlansQuery)
  return prefetch(args, ...shown, ...(user.isPractitioner ? [orderCountQuery('plans')] : []))
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  const title = user?.isClient ? m.menu_my_plans_orders() : m.menu_my_orders()
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <OrderList
        title={title}
        hasPlans={user?.isPractitioner ?? false}
        above={user?.isClient ? <Plans /> : null}
      />
    </HydrationBoundary>
  )
}

/** A client's plans, and the way to one more. */
const Plans = () => (
  <>
    <SharedWithMe />
    <FindPlan />
  </>
)
