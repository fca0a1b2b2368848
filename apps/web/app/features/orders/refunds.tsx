import type { Order } from '@salvia/contract/orders/orders'
import type { Refund } from '@salvia/contract/payments/refunds'
import type { RefundState } from '@salvia/contract/words/payments'
import { formatMoney } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Time } from '#app/visit/time.tsx'

const words: Record<RefundState, (amount: { amount: string }) => string> = {
  Waiting: m.refund_waiting,
  Succeeded: m.refund_succeeded,
  Failed: m.refund_failed,
}

/** The state of a refund whose amount is formatted already. */
export const refundWord = (state: RefundState, amount: string): string => words[state]({ amount })

type Props = { refunds: Refund[]; lines: Order['lines'] }

/** What went back to the buyer, for what, and why if an admin reads. */
export function Refunds({ refunds, lines }: Props) {
  if (refunds.length === 0) return null
  const names = new Map(lines.map(({ id, name }) => [id, name]))
  const isFor = (refund: Refund): string =>
    [
      ...refund.lines.map(({ orderLineId, quantity }) => `${quantity} × ${names.get(orderLineId)}`),
      ...(refund.shipping.amount > 0 ? [m.checkout_delivery()] : []),
      ...(refund.why ? [refund.why] : []),
    ].join(' · ')
  return (
    <ul aria-label={m.refunds_title()}>
      {refunds.map((refund) => (
        <li key={refund.id}>
          {refundWord(refund.state, formatMoney(refund.amount, getLocale()))}
          <span className="second">
            {' · '}
            <Time at={refund.createdAt} style="day" />
          </span>
          {isFor(refund) && <p className="second">{isFor(refund)}</p>}
        </li>
      ))}
    </ul>
  )
}
