import type { Order } from '@salvia/contract/orders/orders'
import { HydrationBoundary, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, Link } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { cartQuery } from '#app/features/cart/cart-query.ts'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { isWaiting, OrderPlaced } from '#app/features/orders/order-placed.tsx'
import { orderQuery } from '#app/features/orders/order-queries.ts'
import { hasConfirmation } from '#app/features/orders/placed-outcome.ts'
import { UnknownOrder } from '#app/features/orders/unknown-order.tsx'
import { ReturnLink } from '#app/frame/return-link.tsx'
import { useJoinPath } from '#app/frame/use-join-path.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { removeCookie } from '#app/visit/cookies.ts'
import type { Route } from './+types/order-placed'

const ASK_AGAIN_MS = 3000

/** The URL contains the order's key: not cached, not indexed, no referrer. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

const nameOf = (search: URLSearchParams) => ({
  id: search.get('order') ?? '',
  key: search.get('key') ?? undefined,
})

export async function loader(args: Route.LoaderArgs) {
  const { id, key } = nameOf(args.url.searchParams)
  if (id === '' || (await isUnknown(args, id, key)))
    return data({ cache: undefined, id: null, key }, { status: 404 })
  return { ...(await prefetch(args, orderQuery(id, key), contentQuery('order-placed'))), id, key }
}

/** What the reader may not see, and an address that was cut, name no order either. */
const hidden = [400, 401, 403, 404]

async function isUnknown(args: Route.LoaderArgs, id: string, key: string | undefined): Promise<boolean> {
  try {
    await requestClient(args).fetchQuery(orderQuery(id, key))
    return false
  } catch (error) {
    if (error instanceof ApiError && hidden.includes(error.status)) return true
    throw error
  }
}

export default function OrderPlacedRoute({ loaderData }: Route.ComponentProps) {
  const isSignedIn = useUser() !== null
  if (loaderData.id === null) return <UnknownOrder isSignedIn={isSignedIn} />
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.placed_title()} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <Placed id={loaderData.id} orderKey={loaderData.key} />
    </HydrationBoundary>
  )
}

function Placed({ id, orderKey }: { id: string; orderKey: string | undefined }) {
  const { data: order } = useQuery({
    ...orderQuery(id, orderKey),
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? ASK_AGAIN_MS : false),
  })
  useForgottenCart(order?.status)
  const { data: words } = useQuery(contentQuery('order-placed'))
  if (!order) return null
  return (
    <OrderPlaced
      order={order}
      orderKey={orderKey}
      words={words ? contentOf('page', words) : null}
      next={<GuestNext order={order} />}
    />
  )
}

/** The ordered cart is closed; a newer one stays. */
function useForgottenCart(status: string | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    if (status === undefined) return
    void client.fetchQuery({ ...cartQuery, staleTime: 0 }).then((cart) => {
      if (status !== 'Confirming' || cart?.status !== 'Finalized') return
      removeCookie('cart')
      client.setQueryData(cartQuery.queryKey, null)
    })
  }, [client, status])
}

/** Below the thanks: where the order is found again, by an account, and the way back to the plan. */
function GuestNext({ order }: { order: Order }) {
  const isGuest = useUser() === null
  const joinPath = useJoinPath()
  if (!isGuest) return null
  const account = hasConfirmation(order) ? order.buyer?.account : null
  return (
    <>
      {account === 'SignIn' && (
        <Note
          title={m.placed_account_title()}
          action={
            <Button component={Link} to={`/auth/login?next=${encodeURIComponent(`/orders/${order.id}`)}`}>
              {m.login_title()}
            </Button>
          }
        >
          {m.placed_sign_in_text()}
        </Note>
      )}
      {account === 'ByMail' && (
        <Note
          title={m.placed_account_title()}
          action={
            <Button component={Link} to={joinPath}>
              {m.shell_create_account()}
            </Button>
          }
        >
          {m.placed_account_text()}
        </Note>
      )}
      <ReturnLink />
    </>
  )
}
