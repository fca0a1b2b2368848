import type { PaymentComparison } from '@salvia/contract/payments/payment-comparisons'
import type { ComparisonFindingKind } from '@salvia/contract/words/payments'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import type { WorkColumn } from '#app/workbench/columns.ts'
import {
  CheckState,
  checkColumns,
  checkedMoney,
  dayOfCheck,
  resultOfCheck,
} from '#app/workbench/daily-checks.tsx'
import { useListed } from '#app/workbench/list-reads.ts'
import { DrawerBody } from '#app/workbench/record-drawer.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { comparisonList } from './comparison-queries.ts'

type Finding = PaymentComparison['findings'][number]

const sumsOf = ({ totals }: PaymentComparison, figure: 'paid' | 'refunded'): string =>
  totals.map((total) => checkedMoney(total[figure], total.currency)).join(' · ') || '–'

const columns = (): WorkColumn<PaymentComparison>[] => [
  ...checkColumns<PaymentComparison>(m.payments_alike()),
  {
    id: 'payments',
    title: m.common_payments(),
    isFigure: true,
    cell: ({ payments }) => payments,
    text: ({ payments }) => String(payments),
  },
  {
    id: 'paid',
    title: m.payment_paid(),
    isFigure: true,
    cell: (row) => sumsOf(row, 'paid'),
    text: (row) => sumsOf(row, 'paid'),
  },
  {
    id: 'refunded',
    title: m.payment_refunded(),
    isFigure: true,
    cell: (row) => sumsOf(row, 'refunded'),
    text: (row) => sumsOf(row, 'refunded'),
  },
]

/** Each day's payments at the gateway beside ours, for accounting; the open one with what differs. */
export const ComparisonList = () => (
  <Workbench
    list="payment-comparisons"
    path="/admin/payments"
    title={m.common_payments()}
    state={<CheckState reads={comparisonList} alike={m.payments_alike()} />}
    columns={columns()}
    reads={comparisonList}
    keyOf={({ day }) => day}
    filters={<p className="second">{m.payments_lead()}</p>}
    emptyTitle={m.state_checked_none()}
    emptyText={m.payments_none()}
    drawer={(day) => <Day key={day} day={day} />}
  />
)

/** Days are few and small: the list holds all that there is to say. */
function Day({ day }: { day: string }) {
  const found = useListed(comparisonList).data?.results.find((each) => each.day === day)
  if (!found) return null
  return (
    <DrawerBody>
      <div>
        <h2 className="t20">{dayOfCheck(found)}</h2>
        <p className="second">{resultOfCheck(found, m.payments_alike())}</p>
      </div>
      <ul>
        {found.findings.map((finding) => (
          <li key={`${finding.kind} ${finding.paymentRef}`}>
            <FindingWords finding={finding} />
          </li>
        ))}
      </ul>
    </DrawerBody>
  )
}

const words: Record<ComparisonFindingKind, (places: { there: string; here: string }) => string> = {
  UnknownHere: ({ there }) => m.payments_unknown_here({ amount: there }),
  UnknownThere: ({ here }) => m.payments_unknown_there({ amount: here }),
  AmountDiffers: m.payments_amount_differs,
  RefundDiffers: m.payments_refund_differs,
}

const FindingWords = ({ finding }: { finding: Finding }) => (
  <>
    <p>
      {words[finding.kind]({
        there: checkedMoney(finding.there ?? 0, finding.currency),
        here: checkedMoney(finding.here ?? 0, finding.currency),
      })}
    </p>
    <p className="second">
      {finding.paymentRef}{' '}
      {finding.orderId && <Link to={`/admin/orders/${finding.orderId}`}>{m.outbox_order_open()}</Link>}
    </p>
  </>
)
