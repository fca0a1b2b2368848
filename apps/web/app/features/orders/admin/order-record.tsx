import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { countryName } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Money } from '#app/ui/money.tsx'
import { Note } from '#app/ui/note.tsx'
import { PackList } from '#app/ui/pack-list.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import css from '#app/ui/timeline.module.css'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { Time, useTimeFormat } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, Facts } from '#app/workbench/record-drawer.tsx'
import { OrderActions } from '../order-actions.tsx'
import { OrderDocuments } from '../order-documents.tsx'
import { orderQuery } from '../order-queries.ts'
import { orderState } from '../order-state.ts'
import { OrderStatus, orderStatusWord } from '../order-status.tsx'
import { claimWord } from '../order-steps.ts'
import { withRefund } from '../order-totals.tsx'
import { PaymentStatus } from '../payment-status.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { Parcels } from './parcels.tsx'
import { VatSection } from './vat-section.tsx'
import { WithdrawnPacks } from './withdrawn-packs.tsx'

/** One order as an admin sends it: who, what, its parcels, what may be done, and what happened. */
export function OrderRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(orderQuery(id, undefined))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  const { number, status, buyer, isBackOrder } = data
  return (
    <DrawerBody>
      <div>
        <h2 className="t20">
          <Unbroken text={number ? m.order_title({ number }) : m.order_unnumbered()} />
        </h2>
        <p className="second">
          <State order={data} />
        </p>
      </div>
      {isBackOrder && status !== 'Shipped' && (
        <Note tone="attention" title={m.admin_order_waits_for_stock()} />
      )}
      <Facts
        facts={[
          [m.order_status(), <OrderStatus key="status" status={status} />],
          [
            m.checkout_payment(),
            buyer?.payment ? <PaymentStatus key="payment" status={buyer.payment.status} /> : '–',
          ],
          [m.plan_total(), <Money key="total" value={data.totalAmount} />],
          [m.order_date(), <Time key="date" at={data.placedAt ?? data.createdAt} />],
          ...buyerFacts(data),
        ]}
      />
      <WithdrawnPacks order={data} />
      <Parcels order={data} />
      <section aria-labelledby="order-lines">
        <h3 id="order-lines">{m.common_products()}</h3>
        <PackList label={m.order_products()} packs={data.lines.map(withRefund)} />
      </section>
      <VatSection order={data} />
      <OrderDocuments order={data} orderKey={undefined} level={3} />
      <OrderRefunds order={data} />
      <OrderActions order={data} orderKey={undefined} />
      <History order={data} />
    </DrawerBody>
  )
}

/** Since when an order waits to be sent, else how it stands for its buyer. */
function State({ order }: { order: OrderWithShipments }) {
  const time = useTimeFormat()
  return order.status === 'Placed' && order.placedAt
    ? m.admin_order_to_send({ day: time(order.placedAt, 'day') })
    : orderState(order, null)
}

type Address = NonNullable<OrderWithShipments['buyer']>['shippingAddress']

const addressLines = (address: Address): string =>
  [
    `${address.firstName} ${address.lastName}`,
    `${address.streetName} ${address.houseNumber}`,
    `${address.postalCode} ${address.city}`,
    countryName(address.countryId, getLocale()),
  ].join(', ')

function buyerFacts({ buyer, practitionerName, recommendation, carrier }: OrderWithShipments) {
  const facts: Parameters<typeof Facts>[0]['facts'] = [
    [m.order_ship_to(), buyer && addressLines(buyer.shippingAddress)],
    [m.person_email(), buyer?.email],
    [m.order_note(), buyer?.note],
    [m.admin_order_carrier(), carrier?.name],
    [m.person_practitioner(), practitionerName],
    [
      m.order_plan(),
      recommendation && (
        <Link key="plan" to={`/admin/recommendations/${recommendation.id}`}>
          {recommendation.name}
        </Link>
      ),
    ],
  ]
  return facts
}

const who = { Buyer: m.order_buyer, Admin: m.order_by_admin, System: m.order_by_system }

/** What happened, the newest first; a guest's order may have been added to an account in between. */
function happened({ history, buyer }: OrderWithShipments) {
  const steps = history.map(({ to, at, who: actor, why }) => ({
    at,
    word: orderStatusWord(to),
    by: [who[actor](), why].filter(Boolean).join(', '),
  }))
  const claim = buyer?.claim
  const claimed = claim ? [{ at: claim.at, word: claimWord(claim), by: m.order_buyer() }] : []
  return [...steps, ...claimed].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed()
}

const History = ({ order }: { order: OrderWithShipments }) => (
  <section aria-labelledby="order-history">
    <h3 id="order-history">{m.order_history()}</h3>
    <ol className={css.timeline} aria-labelledby="order-history">
      {happened(order).map(({ at, word, by }) => (
        <li key={`${word} ${at}`}>
          <Time at={at} className="num third" />
          <p>
            <span className="medium">{word}</span>
            <span className="second"> · {by}</span>
          </p>
        </li>
      ))}
    </ol>
  </section>
)
