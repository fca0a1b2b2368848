import { formatDate } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Money } from '#app/ui/money.tsx'
import css from './wallet-page.module.css'
import { pendingOrdersQuery } from './wallet-queries.ts'

/** Orders whose commission is not posted yet: it is, 30 days after delivery. */
export function PendingOrders() {
  const { data } = useQuery(pendingOrdersQuery)
  if (!data) return null
  return (
    <section className={css.section} id="pending" aria-labelledby="pending-title">
      <h2 id="pending-title">{m.wallet_pending_orders()}</h2>
      {data.results.length === 0 ? (
        <EmptyState title={m.wallet_no_pending_title()}>{m.wallet_no_pending_text()}</EmptyState>
      ) : (
        <DataTable
          caption={m.wallet_pending_orders()}
          rows={data.results}
          keyOf={({ orderId }) => orderId}
          columns={[
            {
              id: 'number',
              title: m.wallet_order(),
              isName: true,
              cell: ({ orderId, orderNumber }) => <Link to={`/orders/${orderId}`}>{orderNumber}</Link>,
            },
            { id: 'plan', title: m.wallet_plan(), cell: ({ planName }) => planName ?? '–' },
            {
              id: 'placed',
              title: m.wallet_placed(),
              cell: ({ placedAt }) => formatDate(placedAt, getLocale(), 'short'),
            },
            {
              id: 'commission',
              title: m.wallet_commission(),
              isFigure: true,
              cell: ({ commission }) => <Money value={commission} />,
            },
          ]}
        />
      )}
    </section>
  )
}
