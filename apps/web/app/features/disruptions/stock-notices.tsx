import type { ApiAnswer } from '@salvia/contract/api-calls'
import { useState } from 'react'
import { Link } from 'react-router'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

type Asked = {
  label: string
  error: Error | null
  isPending: boolean
  onClick: () => void
}

/** On a click: mail programs open links ahead. */
function Act({ label, error, isPending, onClick }: Asked) {
  const whyNot = useProblemWords(error, m.auth_not_reached())
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
export function ConfirmNotice({ token }: { token: string }) {
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const { run, isPending, error } = useCommand({
    send: (api) => api('POST /product-disruptions/subscriptions/confirm', { body: { token } }),
    onDone: setConfirmed,
    onFailed: shownHere,
  })
  if (confirmed)
    return (
      <Note tone="good" role="status" title={m.stock_notice_confirmed({ product: confirmed.product.name })}>
        <Link to={`/shop/products/${confirmed.product.id}`}>{m.stock_notice_product()}</Link>
      </Note>
    )
  return <Act label={m.common_confirm()} {...{ error, isPending }} onClick={() => void run()} />
}

/** Ends back-in-stock notices of the person a mail was sent to. */
export function EndNotices({ token }: { token: string }) {
  const { run, isPending, isSuccess, error } = useCommand({
    send: (api) => api('POST /product-disruptions/subscriptions/unsubscribe', { query: { token } }),
    onFailed: shownHere,
  })
  if (isSuccess) return <Note tone="good" role="status" title={m.stock_notice_ended()} />
  return <Act label={m.stock_notice_end()} {...{ error, isPending }} onClick={() => void run()} />
}
