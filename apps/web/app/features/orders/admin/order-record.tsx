import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { PackList } from '#app/ui/pack-list.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody } from '#app/workbench/record-drawer.tsx'
import { OrderDocuments } from '../order-documents.tsx'
import { isNothingComing, isRefunded, isWithdrawn, orderState } from '../order-state.ts'
import { withRefund } from '../order-totals.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { MailDocuments } from './mail-documents.tsx'
import { OpenDisputes } from './open-disputes.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { PacksNotSent } from './packs-not-sent.tsx'
import { Parcels } from './parcels.tsx'
import { OrderTimeline } from './timeline/order-timeline.tsx'
import { useOrderWithRefunds } from './use-order-with-refunds.ts'
import { VatSection } from './vat-section.tsx'
import { WithdrawnPacks } from './withdrawn-packs.tsx'

/** One order as an admin sends it: who, what, its parcels, what may be done, and what happened. */
export function OrderRecord({ id }: { id: string }) {
  const { data, error, refetch } = useOrderWithRefunds(id)
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  const { number, status, isBackOrder } = data
  return (
    <DrawerBody>
      <div>
        <h2 className="t20">
          <Unbroken text={number ? m.order_title({ number }) : m.order_unnumbered()} />
        </h2>
        <p className="second">
          <OrderState order={data} />
        </p>
      </div>
      {isBackOrder && status !== 'Shipped' && (
        <Note tone="attention" title={m.admin_order_waits_for_stock()} />
      )}
      <PacksNotSent order={data} />
      <OpenDisputes order={data} />
      <OrderFacts order={data} />
      <WithdrawnPacks order={data} />
      <Parcels order={data} />
      <section aria-labelledby="order-lines">
        <h3 id="order-lines">{m.common_products()}</h3>
        <PackList label={m.order_products()} packs={data.lines.map(withRefund)} />
      </section>
      <VatSection order={data} />
      <OrderDocuments order={data} orderKey={undefined} level={3} />
      <MailDocuments order={data} />
      <OrderRefunds order={data} />
      <CancelOrder order={data} />
      <OrderTimeline order={data} />
    </DrawerBody>
  )
}

/** Since when an order waits to be sent, else its state for the buyer. */
function OrderState({ order }: { order: OrderWithShipments }) {
  const time = useTimeFormat()
  if (isWithdrawn(order) && !isRefunded(order)) return m.admin_order_withdrawn()
  return order.status === 'Placed' && order.placedAt && !isNothingComing(order)
    ? m.admin_order_to_send({ day: time(order.placedAt, 'day') })
    : orderState(order, { today: null, time })
}
