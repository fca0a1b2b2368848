import type { OrderCard } from '@salvia/contract/orders/orders'
import { servedAt } from '@salvia/contract/route'
import type { SlipAbsence } from '@salvia/contract/words/documents'
import { useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'

type Props = { rows: OrderCard[]; onClose: () => void }

const absences: Record<SlipAbsence, () => string> = {
  NotFound: m.slip_absent_not_found,
  NotPlaced: m.slip_absent_not_placed,
  NoParcel: m.slip_absent_no_parcel,
}

const slipsQuery = (orderIds: string) => query('GET /admin/orders/packing-slips', { query: { orderIds } })

/** The packing slips of chosen orders as one file, and which orders have none and why. */
export function SlipsDialog({ rows, onClose }: Props) {
  const orderIds = rows.map(({ id }) => id).join(',')
  const { data, isError, refetch } = useQuery(slipsQuery(orderIds))
  return (
    <Dialog title={m.orders_slips()} isOpen onClose={onClose}>
      {isError && <FailedState onRetry={() => refetch()} />}
      {!(isError || data) && <SkeletonRows rows={2} />}
      {data && <Found rows={rows} results={data.results} orderIds={orderIds} />}
    </Dialog>
  )
}

type FoundProps = {
  rows: OrderCard[]
  results: { orderId: string; slips: number; absence: SlipAbsence | null }[]
  orderIds: string
}

function Found({ rows, results, orderIds }: FoundProps) {
  const count = results.reduce((all, { slips }) => all + slips, 0)
  const numbers = new Map(rows.map(({ id, number }) => [id, number ?? m.order_unnumbered()]))
  return (
    <div className={parts.stack}>
      <p>{count === 0 ? m.orders_slips_none() : m.orders_slips_count({ count })}</p>
      {results.some(({ absence }) => absence !== null) && (
        <ul>
          {results.map(
            ({ orderId, absence }) =>
              absence && (
                <li key={orderId}>
                  {numbers.get(orderId)} <span className="second">{absences[absence]()}</span>
                </li>
              ),
          )}
        </ul>
      )}
      {count > 0 && (
        <div>
          <Button
            component="a"
            variant="filled"
            href={`${servedAt('/admin/orders/packing-slips/pdf')}?${new URLSearchParams({ orderIds })}`}
            download
          >
            {m.orders_slips_download()}
          </Button>
        </div>
      )}
    </div>
  )
}
