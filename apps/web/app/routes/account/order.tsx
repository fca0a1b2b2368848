import { dayIn, SUPPLY_TIME_ZONE } from '@salvia/rules/format/days'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { cacheOf, prefetch, requestClient } from '#app/api/prefetch.ts'
import { addLines, useCartChange } from '#app/features/cart/cart-changes.ts'
import { useOrderFor } from '#app/features/cart/use-order-for.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { OrderPage } from '#app/features/orders/order-page.tsx'
import { hasDocuments, orderDocumentsQuery, orderQuery } from '#app/features/orders/order-queries.ts'
import { ReorderButton } from '#app/features/orders/reorder-button.tsx'
import { withdrawalQuery } from '#app/features/orders/withdrawal/withdrawal-query.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/order'

/** The URL may contain the order's key: not cached, not indexed, no referrer. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

/** Guests read an order by its key; without one, sign-in is required. */
export async function loader(args: Route.LoaderArgs) {
  const key = args.url.searchParams.get('key') ?? undefined
  if (key === undefined) await requireUser(args)
  const today = dayIn(SUPPLY_TIME_ZONE, new Date())
  const id = idOfAddress(args.params.id)
  const order = orderQuery(id, key)
  await prefetch(args, order)
  const known = requestClient(args).getQueryData(order.queryKey)
  const more = [
    ...(known?.buyer ? [withdrawalQuery(id, key)] : []),
    ...(hasDocuments(known) ? [orderDocumentsQuery(id, key)] : []),
  ]
  await prefetch(args, ...more)
  return { cache: cacheOf(args, [order, ...more]), key, today }
}

export default function OrderRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <meta name="robots" content="noindex" />
      <OneOrder id={params.id} orderKey={loaderData.key} today={loaderData.today} />
    </HydrationBoundary>
  )
}

type Props = { id: string; orderKey: string | undefined; today: string }

function OneOrder({ id, orderKey, today }: Props) {
  const { data: order } = useSuspenseQuery(orderQuery(id, orderKey))
  const isSignedIn = useUser() !== null
  const navigate = useNavigate()
  const orderFor = useOrderFor()
  const { run: add } = useCartChange((answer) => answer?.error || navigate('/cart'))
  if (order === null) return null
  return (
    <>
      <title>{`${order.number ? m.order_title({ number: order.number }) : m.order_unnumbered()} · ${PRODUCT_NAME}`}</title>
      <OrderPage
        order={order}
        orderKey={orderKey}
        isSignedIn={isSignedIn}
        today={today}
        reorder={
          <ReorderButton
            orderId={order.id}
            orderKey={orderKey}
            orderFor={orderFor}
            onReorder={(lines) => add(addLines(lines, order.countryCode))}
          />
        }
      />
    </>
  )
}
