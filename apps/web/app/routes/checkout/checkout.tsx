import type { Cart } from '@salvia/contract/cart/cart'
import { dayIn, SUPPLY_TIME_ZONE } from '@salvia/rules/format/days'
import { paymentMethods } from '@salvia/rules/payments/payment-methods'
import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
} from 'react-router'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { apiOf } from '#app/api/query-client.ts'
import { useCartChange } from '#app/features/cart/cart-changes.ts'
import { cartQuery, findCart } from '#app/features/cart/cart-query.ts'
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { stepPath } from '#app/features/checkout/checkout-steps.ts'
import type { SavedAddresses } from '#app/features/checkout/details/saved-addresses.ts'
import { sayCartClosed, toCart } from '#app/features/checkout/gone-cart.ts'
import { saveThrough } from '#app/features/checkout/save-cart.ts'
import { userQuery, useUser } from '#app/features/identity/user-query.ts'
import { findLastAddresses } from '#app/features/orders/last-addresses.ts'
import { profileQuery } from '#app/features/people/people-queries.ts'
import { savedPlansQuery } from '#app/features/plans/client/saved-plans-query.ts'
import { carriersQuery } from '#app/features/reference/carriers.ts'
import { countriesQuery, useCountries } from '#app/features/reference/countries.ts'
import { useOwnWallet } from '#app/features/wallet/wallet-queries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { readCookie } from '#app/visit/cookies.ts'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/checkout'

/** Redirects without a cart. The cart is repriced on every visit. */
export async function loader(args: Route.LoaderArgs) {
  const cart = await currentCart(args)
  if (cart === null || cart.lines.length === 0) throw redirect('/cart')
  const priced = { queryKey: cartQuery.queryKey, queryFn: () => cart }
  const { cache } = await prefetch(args, priced, carriersQuery, countriesQuery)
  const [saved, shareWith] = await Promise.all([savedAddresses(args, cart), findShareWith(args, cart)])
  return { cache, today: dayIn(SUPPLY_TIME_ZONE, new Date()), saved, shareWith }
}

/** The buyer's own; of orders a client's alone, since a practitioner's last one may have gone to a client. */
async function savedAddresses(args: LoaderFunctionArgs, cart: Cart): Promise<SavedAddresses[]> {
  const client = requestClient(args)
  const user = await client.fetchQuery(userQuery).catch(() => null)
  if (!user || cart.isCustomClientOrder) return []
  const last = user.isClient ? findLastAddresses(apiOf(client), cart.countryCode).catch(() => null) : null
  const profile = client.fetchQuery(profileQuery).catch(() => null)
  const [order, account] = await Promise.all([last, profile])
  const { shippingAddress, billingAddress } = account ?? {}
  return [
    ...(order ? [{ from: 'order' as const, ...order }] : []),
    ...(shippingAddress
      ? [{ from: 'account' as const, shippingAddress, billingAddress: billingAddress ?? null }]
      : []),
  ]
}

/** The practitioner of a plan in the cart that its client has not saved, and so not answered for. */
async function findShareWith(args: LoaderFunctionArgs, cart: Cart): Promise<string | null> {
  const client = requestClient(args)
  const user = await client.fetchQuery(userQuery).catch(() => null)
  if (!user?.isClient || cart.isCustomClientOrder || cart.recommendations.length === 0) return null
  const saves = await client.fetchQuery(savedPlansQuery).catch(() => null)
  if (!saves) return null
  const savedIds = new Set(saves.results.map(({ id }) => id))
  return cart.recommendations.find(({ id }) => !savedIds.has(id))?.practitionerName ?? null
}

const currentCart = (args: LoaderFunctionArgs) =>
  findCart(apiOf(requestClient(args)), readCookie(args.request.headers.get('cookie'), 'cart'))

/** Steps are entries in the same page's history. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.checkout_title()} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <Checkout today={loaderData.today} saved={loaderData.saved} shareWith={loaderData.shareWith} />
    </HydrationBoundary>
  )
}

type CheckoutProps = { today: string; saved: SavedAddresses[]; shareWith: string | null }

function Checkout({ today, saved, shareWith }: CheckoutProps) {
  const cart = useQuery(cartQuery).data
  const carriers = useQuery(carriersQuery).data ?? []
  const countries = useCountries()
  const user = useUser()
  const wallet = useOwnWallet(user)
  const navigate = useNavigate()
  const isTest = useShell()?.isDemo ?? false
  const { queue } = useCartChange(undefined, sayCartClosed)
  // Ignore double clicks, which would add the same history entry twice.
  const goTo = (path: string) => path !== window.location.pathname + window.location.search && navigate(path)
  const isGone = !cart || cart.lines.length === 0
  const whenGone = useRef(toCart)
  useEffect(() => {
    if (isGone) void whenGone.current().then((path) => navigate(path, { replace: true }))
  }, [isGone, navigate])
  if (isGone) return null
  return (
    <CheckoutPage
      cart={cart}
      user={user}
      saved={saved}
      shareWith={shareWith}
      carriers={carriers}
      countries={countries}
      today={today}
      isTest={isTest}
      methods={paymentMethods(cart.countryCode).map(({ mark }) => mark)}
      wallet={wallet}
      save={saveThrough(queue)}
      whenGone={whenGone}
      onStep={(step) => goTo(stepPath(step))}
    />
  )
}
