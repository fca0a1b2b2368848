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
import type { Person } from '#app/features/checkout/details/details-step.tsx'
import type { SavedAddresses } from '#app/features/checkout/details/saved-addresses.ts'
import { isDiscarded, isForAnother, sayCartTaken, toCart } from '#app/features/checkout/gone-cart.ts'
import { saveThrough } from '#app/features/checkout/save-cart.ts'
import { userQuery, useUser } from '#app/features/identity/user-query.ts'
import { findLastAddresses } from '#app/features/orders/last-addresses.ts'
import { clientQuery } from '#app/features/people/people-lists.ts'
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

/**
 * Redirects without a cart, and a client who comes back from the page of a payment link. The cart is repriced on every
 * visit.
 */
export async function loader(args: Route.LoaderArgs) {
  const cart = await currentCart(args)
  const link = args.url.searchParams.get('link')
  if (link !== null && !cart?.isCustomClientOrder) throw redirect(`/payment-link/${encodeURIComponent(link)}`)
  if (cart === null || cart.lines.length === 0) throw redirect('/cart')
  const priced = { queryKey: cartQuery.queryKey, queryFn: () => cart }
  const { cache } = await prefetch(args, priced, carriersQuery, countriesQuery)
  const [saved, shareWith, orderedFor] = await Promise.all([
    savedAddresses(args, cart),
    findShareWith(args, cart),
    findOrderedFor(args, cart),
  ])
  return { cache, today: dayIn(SUPPLY_TIME_ZONE, new Date()), saved, shareWith, orderedFor }
}

/** What its practitioner knows of the client whom an order is for: no address, which is the client's own to tell. */
async function findOrderedFor(args: LoaderFunctionArgs, cart: Cart): Promise<Person | null> {
  if (cart.shippingCustomer === null) return null
  const read = clientQuery(cart.shippingCustomer.id)
  const found = await requestClient(args)
    .fetchQuery(read)
    .catch(() => null)
  if (!found) return null
  const { firstName, lastName, email, phone } = found
  return { firstName, lastName, email, phone }
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
      <Checkout {...loaderData} />
    </HydrationBoundary>
  )
}

type CheckoutProps = {
  today: string
  saved: SavedAddresses[]
  shareWith: string | null
  orderedFor: Person | null
}

function Checkout({ today, saved, shareWith, orderedFor }: CheckoutProps) {
  const cart = useQuery(cartQuery).data
  const carriers = useQuery(carriersQuery).data ?? []
  const countries = useCountries()
  const user = useUser()
  const wallet = useOwnWallet(user)
  const navigate = useNavigate()
  const isTest = useShell()?.isDemo ?? false
  const { queue } = useCartChange(undefined, async (error) => {
    await sayCartTaken(error)
    // The cart tells whom it is for; from there the checkout begins with what is known of that person.
    if (isForAnother(error) || isDiscarded(error)) await navigate('/cart')
  })
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
      orderedFor={orderedFor}
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
