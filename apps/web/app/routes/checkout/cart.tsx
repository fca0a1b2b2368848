import { dayIn, SUPPLY_TIME_ZONE } from '@salvia/rules/format/days'
import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { prefetch } from '#app/api/prefetch.ts'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { cartQuery } from '#app/features/cart/cart-query.ts'
import { carrierOf, totalsOf } from '#app/features/checkout/summary/cart-totals.ts'
import { SummaryTotals } from '#app/features/checkout/summary/order-summary.tsx'
import { contentQuery } from '#app/features/content/content-query.ts'
import { carriersQuery } from '#app/features/reference/carriers.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import type { Route } from './+types/cart'

const EmptyCart = lazy(() => import('./empty-cart.tsx'))

export async function loader(args: Route.LoaderArgs) {
  const { cache } = await prefetch(args, carriersQuery, contentQuery('empty-basket'))
  return { cache, today: dayIn(SUPPLY_TIME_ZONE, new Date()) }
}

export const shouldRevalidate = () => false

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.cart_title()} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <Cart today={loaderData.today} />
    </HydrationBoundary>
  )
}

function Cart({ today }: { today: string }) {
  const cart = useQuery(cartQuery).data
  const carriers = useQuery(carriersQuery).data ?? []
  if (!cart || cart.lines.length === 0)
    return (
      <DeferredPart>
        <EmptyCart cart={cart ?? null} />
      </DeferredPart>
    )
  const { total } = totalsOf(cart, carrierOf(cart, carriers))
  return (
    <CartPage
      cart={cart}
      total={total}
      summary={<SummaryTotals cart={cart} carriers={carriers} today={today} />}
    />
  )
}
