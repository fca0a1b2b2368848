import type { ApiAnswer } from '@salvia/contract/api-calls'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

type Product = { id: string; name: string } | null

/** To the product of a link; to the shop where it has left it, or the link is of none. */
export const WayOn = ({ product }: { product: Product }) =>
  product ? (
    <Link to={`/shop/products/${product.id}`}>{m.stock_notice_product()}</Link>
  ) : (
    <Link to="/shop">{m.updates_shop()}</Link>
  )

/** What came to pass since the page was opened, after which the action cannot succeed any more. */
const FOR_GOOD = ['disruption_over', 'disruption_not_found', 'notices_ended']

const isForGood = (error: Error | null): boolean => error instanceof ApiError && FOR_GOOD.includes(error.code)

type Asked = {
  product: Product
  label: string
  error: Error | null
  isPending: boolean
  onClick: () => void
}

/** On a click: mail programs open links ahead. */
function Act({ product, label, error, isPending, onClick }: Asked) {
  const whyNot = useProblemWords(error, m.auth_not_reached())
  if (isForGood(error))
    return <Note tone="error" role="alert" title={whyNot} action={<WayOn product={product} />} />
  return (
    <>
      {error && <Note tone="error" role="alert" title={whyNot} />}
      <Button variant="filled" size="lg" fullWidth loading={isPending} onClick={onClick}>
        {label}
      </Button>
    </>
  )
}

type Confirmed = ApiAnswer<'POST /product-disruptions/subscriptions/confirm'>

/** Confirms that the person of a mail wants to be told when a product is back. */
export function ConfirmNotice({ token, product }: { token: string; product: Product }) {
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const { run, isPending, error } = useCommand({
    send: (api) => api('POST /product-disruptions/subscriptions/confirm', { body: { token } }),
    onDone: setConfirmed,
    onFailed: shownHere,
  })
  if (confirmed)
    return (
      <Note tone="good" role="status" title={m.stock_notice_confirmed({ product: confirmed.product.name })}>
        <WayOn product={confirmed.product} />
      </Note>
    )
  return <Act label={m.common_confirm()} {...{ product, error, isPending }} onClick={() => void run()} />
}

/** Ends back-in-stock notices of the person a mail was sent to. */
export function EndNotices({ token, product }: { token: string; product: Product }) {
  const { run, isPending, isSuccess, error } = useCommand({
    send: (api) => api('POST /product-disruptions/subscriptions/unsubscribe', { query: { token } }),
    onFailed: shownHere,
  })
  if (isSuccess)
    return (
      <Note tone="good" role="status" title={m.stock_notice_ended()}>
        <WayOn product={product} />
      </Note>
    )
  return <Act label={m.stock_notice_end()} {...{ product, error, isPending }} onClick={() => void run()} />
}
