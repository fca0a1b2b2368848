import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { AuthPage } from '#app/features/identity/auth-page.tsx'
import { useUser } from '#app/features/identity/user-query.ts'
import { ClaimFault, ClaimOrder, SignInToClaim } from '#app/features/orders/claim-order.tsx'
import { readClaim, storeClaim } from '#app/features/orders/stored-claim.ts'
import { KEEPS_FOCUS } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/claim-order'

/** The address of the mail holds a token until the page is live: neither kept nor passed on. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
})

/** Signed in or not: who is not signs in first, with the token kept in the tab. */
export const loader = ({ params }: Route.LoaderArgs) => ({ orderId: idOfAddress(params.id) })

/** The token of the mail's link, which leaves the address; undefined until it was looked for. */
function useToken(orderId: string): string | null | undefined {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>()
  const given = search.get('token')
  useEffect(() => {
    if (given !== null) {
      storeClaim(orderId, given)
      void navigate({ search: '' }, { replace: true, preventScrollReset: true, state: KEEPS_FOCUS })
    }
    setToken(given ?? readClaim(orderId))
  }, [given, navigate, orderId])
  return token
}

export default function ClaimOrderRoute({ loaderData: { orderId } }: Route.ComponentProps) {
  const token = useToken(orderId)
  const user = useUser()
  return (
    <AuthPage isPlain title={m.order_claim_title()} lead={user ? undefined : m.order_claim_sign_in()}>
      {token === null && <ClaimFault text={m.order_claim_unknown()} />}
      {token && (user ? <ClaimOrder orderId={orderId} token={token} /> : <SignInToClaim orderId={orderId} />)}
    </AuthPage>
  )
}
