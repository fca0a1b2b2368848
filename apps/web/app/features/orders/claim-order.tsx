import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { explainWrite } from '#app/api/explain-refusal.ts'
import { query } from '#app/api/query.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './claim-order.module.css'
import { forgetClaim } from './stored-claim.ts'

type Claim = { orderId: string; token: string }

const claimQuery = ({ orderId, token }: Claim) =>
  query('POST /orders/{orderId}/claim/read', { params: { orderId }, body: { token } })

/** Why a link adds nothing; null for what can be tried again. */
function faultOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 404) return m.order_claim_unknown()
  if (error.status === 403) return m.order_claim_not_client()
  if (error.code === 'order_claimed') return m.refusal_order_claimed()
  return error.code === 'order_claim_over' ? m.refusal_order_claim_over() : null
}

/** Adds a guest's order to the account, with the word on what its practitioner sees. */
export function ClaimOrder(claim: Claim) {
  const { data: order, error, refetch, isFetching } = useQuery({ ...claimQuery(claim), retry: false })
  if (order) return <Asking claim={claim} {...order} />
  if (!error) return <p role="status">{m.order_claim_looking()}</p>
  const fault = faultOf(error)
  if (fault === null) return <FailedState onRetry={() => refetch()} isRetrying={isFetching} />
  return <ClaimFault text={fault} />
}

/** Why there is nothing to add, and where the account's orders are. */
export const ClaimFault = ({ text }: { text: string }) => (
  <Note
    tone="attention"
    title={text}
    role="alert"
    action={<Link to="/orders">{m.order_claim_orders()}</Link>}
  />
)

type AskingProps = { claim: Claim; number: string; practitionerName: string | null }

function Asking({ claim: { orderId, token }, number, practitionerName: name }: AskingProps) {
  const [sharesOrders, setSharesOrders] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const navigate = useNavigate()
  const { run, isPending } = useCommand({
    send: (api) =>
      api('POST /orders/{orderId}/claim', { params: { orderId }, body: { token, sharesOrders } }),
    stale: ['GET /orders'],
    onDone: () => {
      forgetClaim(orderId)
      void navigate(`/orders/${orderId}`)
    },
    onFailed: async (error) => setFault(faultOf(error) ?? (await explainWrite(error))),
  })
  if (fault !== null) return <ClaimFault text={fault} />
  return (
    <div className={css.asking}>
      <p>{m.order_claim_text({ number })}</p>
      {name !== null && (
        <>
          <CheckField
            label={m.order_claim_share({ name })}
            checked={sharesOrders}
            onChange={({ currentTarget: { checked } }) => setSharesOrders(checked)}
          />
          <p className="third">{m.order_claim_share_hint({ name })}</p>
        </>
      )}
      <Button variant="filled" size="lg" fullWidth loading={isPending} onClick={() => run()}>
        {m.order_claim_add()}
      </Button>
    </div>
  )
}

/** A visitor signs in first: only an account has orders. */
export function SignInToClaim({ orderId }: { orderId: string }): ReactNode {
  const next = encodeURIComponent(`/orders/${orderId}/claim`)
  return (
    <div className={css.asking}>
      <Button component={Link} variant="filled" size="lg" fullWidth to={`/auth/login?next=${next}`}>
        {m.login_title()}
      </Button>
      <Button component={Link} size="lg" fullWidth to={`/auth/join?type=client&next=${next}`}>
        {m.shell_create_account()}
      </Button>
    </div>
  )
}
