import type { PaymentStatus } from '@salvia/contract/words/orders'
import { isUnderWay } from '@salvia/rules/payments/is-under-way'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { unpaidWords } from '#app/shared/unpaid-words.ts'
import { Note } from '#app/ui/note.tsx'
import type { OrderName } from '../stored-order.ts'
import { placedPath } from './use-last-payment.ts'

type Props = { status: PaymentStatus | null; order: OrderName | null }

/** One sentence on the last try to pay, and what to do now. */
export function LastPayment({ status, order }: Props) {
  if (status === null || order === null) return null
  const seeOrder = <Link to={placedPath(order)}>{m.placed_see_order()}</Link>
  if (isUnderWay(status))
    return (
      <Note
        role="alert"
        tone={status === 'Processing' ? 'info' : 'good'}
        title={status === 'Processing' ? m.placed_waiting_title() : m.checkout_payment_paid_title()}
        action={seeOrder}
      >
        {m.checkout_payment_under_way_text()}
      </Note>
    )
  const words = unpaidWords(status)
  return (
    words && (
      <div ref={bringToReader} tabIndex={-1}>
        <Note role="alert" tone={status === 'Failed' ? 'error' : 'attention'} title={words.title}>
          {words.text}
        </Note>
      </div>
    )
  )
}

/** Whoever comes back from the payment page reads first what became of it. */
const bringToReader = (note: HTMLElement | null) => note?.focus()
