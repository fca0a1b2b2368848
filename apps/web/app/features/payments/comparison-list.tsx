import type { PaymentComparison } from '@salvia/contract/payments/payment-comparisons'
import type { ComparisonFindingKind } from '@salvia/contract/words/payments'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Status } from '#app/ui/status.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { useListed } from '#app/workbench/list-reads.ts'
import { DrawerBody } from '#app/workbench/record-drawer.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { comparisonList } from './comparison-queries.ts'

type Finding = PaymentComparison['findings'][number]

const money = (amount: number, currency: string): string =>
  formatMoney({ amount, currency } as Parameters<typeof formatMoney>[0], getLocale())

const dayOf = ({ day }: PaymentComparison): string => formatDate(day, getLocale())

const sumsOf = ({ totals }: PaymentComparison, figure: 'paid' | 'refunded'): string =>
  totals.map((total) => money(total[figure], total.currency)).join(' · ') || '–'

const resultOf = ({ findings }: PaymentComparison): string =>
  findings.length === 0 ? m.payments_alike() : m.payments_differ({ count: findings.length })

const columns = (): WorkColumn<PaymentComparison>[] => [
  { id: 'day', title: m.payments_day(), isName: true, cell: dayOf, text: ({ day }) => day },
  {
    id: 'result',
    title: m.import_result(),
    cell: (row) => (
      <Status mark={row.findings.length === 0 ? 'available' : 'unavailable'}>{resultOf(row)}</Status>
    ),
    text: resultOf,
  },
  {
    id: 'payments',
    title: m.payments_count(),
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
    title={m.menu_admin_payments()}
    columns={columns()}
    reads={comparisonList}
    keyOf={({ day }) => day}
    filters={<p className="second">{m.payments_lead()}</p>}
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
        <h2 className="t20">{dayOf(found)}</h2>
        <p className="second">{resultOf(found)}</p>
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
        there: money(finding.there ?? 0, finding.currency),
        here: money(finding.here ?? 0, finding.currency),
      })}
    </p>
    <p className="second">
      {finding.paymentRef}{' '}
      {finding.orderId && <Link to={`/admin/orders/${finding.orderId}`}>{m.outbox_order_open()}</Link>}
    </p>
  </>
)
