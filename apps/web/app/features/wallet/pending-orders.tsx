import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Money } from '#app/ui/money.tsx'
import { Time } from '#app/visit/time.tsx'
import css from './wallet-page.module.css'
import { pendingOrdersQuery } from './wallet-queries.ts'

/** Orders with pending commission; it is posted 30 days after delivery. */
export function PendingOrders() {
  const { data } = useQuery(pendingOrdersQuery)
  if (!data) return null
  return (
    <section className={css.section} id="pending" aria-label={m.wallet_pending_orders()}>
      {data.results.length === 0 ? (
        <EmptyState title={m.wallet_no_pending_title()}>{m.wallet_no_pending_text()}</EmptyState>
      ) : (
        <details className={css.pending}>
          <summary>{m.wallet_pending_count({ count: data.results.length })}</summary>
          <p className="second">{m.wallet_pending_until()}</p>
          <DataTable
            isCompact
            caption={m.wallet_pending_orders()}
            rows={data.results}
            keyOf={({ orderId }) => orderId}
            columns={[
              {
                id: 'number',
                title: m.common_order(),
                isName: true,
                cell: ({ orderId, orderNumber }) => <Link to={`/orders/${orderId}`}>{orderNumber}</Link>,
              },
              { id: 'plan', title: m.wallet_plan(), cell: ({ planName }) => planName ?? '–' },
              {
                id: 'placed',
                title: m.wallet_placed(),
                cell: ({ placedAt }) => <Time at={placedAt} style="short" />,
              },
              {
                id: 'available',
                title: m.wallet_available_from(),
                cell: ({ availableAt }) =>
                  availableAt ? <Time at={availableAt} style="short" /> : m.wallet_under_way(),
              },
              {
                id: 'commission',
                title: m.wallet_commission(),
                isFigure: true,
                cell: ({ commission }) => <Money value={commission} />,
              },
            ]}
          />
        </details>
      )}
    </section>
  )
}
