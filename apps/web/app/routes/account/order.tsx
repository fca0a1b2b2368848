import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { OrderPage } from '#app/features/orders/order-page.tsx'
import { orderQuery } from '#app/features/orders/order-queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/order'

/** The address may hold the order's key: nothing keeps it, nothing follows its links. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

/** A guest reads an order by its key; without one a login is asked for. */
export async function loader(args: Route.LoaderArgs) {
  const key = args.url.searchParams.get('key') ?? undefined
  if (key === undefined) await requireUser(args)
  return { ...(await prefetch(args, orderQuery(idOfAddress(args.params.id), key))), key }
}

export default function OrderRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <meta name="robots" content="noindex" />
      <OneOrder id={params.id} orderKey={loaderData.key} />
    </HydrationBoundary>
  )
}

function OneOrder({ id, orderKey }: { id: string; orderKey: string | undefined }) {
  const { data: order } = useSuspenseQuery(orderQuery(id, orderKey))
  const isSignedIn = useUser() !== null
  if (order === null) return null
  return (
    <>
      <title>{order.number ? m.order_title({ number: order.number }) : m.order_unnumbered()}</title>
      <OrderPage order={order} orderKey={orderKey} isSignedIn={isSignedIn} />
    </>
  )
}
