import type { Order, OrderWithShipments } from '@salvia/contract/orders/orders'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Time, useTimeFormat } from '#app/visit/time.tsx'
import { BuyersParcels } from './buyers-parcels.tsx'
import { OrderActions } from './order-actions.tsx'
import { addressLines, OrderAddress } from './order-address.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderDocuments } from './order-documents.tsx'
import css from './order-page.module.css'
import {
  isDelivered,
  isNothingComing,
  isRefunded,
  isWithdrawn,
  orderState,
  standingOf,
} from './order-state.ts'
import { OrderStatus } from './order-status.tsx'
import { orderSteps } from './order-steps.ts'
import { OrderTotals } from './order-totals.tsx'
import { paymentWord } from './payment-status.tsx'
import { Refunds } from './refunds.tsx'
import { WithdrawalPart } from './withdrawal/withdrawal-part.tsx'

type WithShipments = OrderWithShipments
type Props = {
  order: WithShipments
  orderKey: string | undefined
  isSignedIn: boolean
  /** YYYY-MM-DD */
  today: string
  /** Orders it again; of a placed order, for its buyer. */
  reorder: ReactNode
}

/** An order: status, delivery, address, cost; without the buyer's data for a practitioner and whom it was made for. */
export function OrderPage({ order, orderKey, isSignedIn, today, reorder }: Props) {
  const { number, createdAt, placedAt, recommendation, orderedBy } = order
  const time = useTimeFormat()
  return (
    <div>
      <PageHeader
        title={number ? m.order_title({ number }) : m.order_unnumbered()}
        above={isSignedIn && <Link to="/orders">{m.menu_my_orders()}</Link>}
        lead={<OrderStatus {...standingOf(order)}>{orderState(order, { today, time })}</OrderStatus>}
        actions={
          <>
            {order.buyer && placedAt && reorder}
            <Track order={order} />
          </>
        }
      />
      <div className={css.grid}>
        <div className={css.first}>
          {order.isBackOrder && !isWithdrawn(order) && <Note tone="attention">{m.order_back_order()}</Note>}
          <OrderActions order={order} orderKey={orderKey} />
          <p className="second">
            {orderedBy && `${m.order_made_for_you({ name: orderedBy })} · `}
            {m.order_ordered_on({ day: time(placedAt ?? createdAt, 'day') })}
            {recommendation && (
              <>
                {' · '}
                <Link to={`/recommendations/${recommendation.shareCode}`}>{recommendation.name}</Link>
              </>
            )}
          </p>
          <Deliveries order={order} today={today} />
        </div>
        <OrderTotals order={order} />
        <div className={css.main}>
          <OrderDocuments order={order} orderKey={orderKey} level={2} />
          <Buyer order={order} />
          {order.buyer && <WithdrawalPart order={order} orderKey={orderKey} />}
          <History order={order} />
        </div>
      </div>
    </div>
  )
}

/** The way to follow the one parcel that is on its way. */
function Track({ order: { shipments } }: { order: WithShipments }) {
  const [parcel, ...others] = shipments.filter(({ deliveredAt, trackingUrl }) => !deliveredAt && trackingUrl)
  if (!parcel?.trackingUrl || others.length > 0) return null
  return (
    <Button component="a" href={parcel.trackingUrl} variant="filled">
      {m.shipment_track()}
    </Button>
  )
}

const NOT_COMING: Order['status'][] = ['Canceled', 'Refunded', 'Deleted']

/** What comes in which parcel, where there is more to say than the head of the page does. */
function Deliveries({ order, today }: { order: WithShipments; today: string }) {
  const { shipments, expectedDelivery, status, isBackOrder } = order
  const isOver =
    NOT_COMING.includes(status) ||
    [isDelivered, isNothingComing, isWithdrawn, isRefunded].some((isSo) => isSo(order))
  const isComing = !isOver && !isBackOrder
  const isDated = isComing && expectedDelivery.length > 1
  const isTracked = shipments.some(({ trackingUrl, trackingNumber }) => trackingUrl ?? trackingNumber)
  if (!isDated && shipments.length < 2 && !isTracked) return null
  return (
    <section className={css.part} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{m.checkout_delivery()}</h2>
      {isDated && shipments.length < 2 && <OrderDelivery order={order} today={today} />}
      <BuyersParcels order={order} />
    </section>
  )
}

type Buyer = NonNullable<Order['buyer']>

function Buyer({ order: { buyer, lines, orderedBy } }: { order: Order }) {
  if (orderedBy !== null) return <p className="second">{m.order_made_for_you_text()}</p>
  if (buyer === null) return <p className="second">{m.order_no_buyer()}</p>
  const { email, note, payment, shippingAddress, billingAddress } = buyer
  const isSame = addressLines(shippingAddress) === addressLines(billingAddress)
  return (
    <>
      <section className={css.part} aria-labelledby="order-addresses">
        <h2 id="order-addresses">{m.common_addresses()}</h2>
        <div className={css.addresses}>
          {isSame ? (
            <AddressBlock title={m.order_same_address()} address={shippingAddress} />
          ) : (
            <>
              <AddressBlock title={m.order_ship_to()} address={shippingAddress} />
              <AddressBlock title={m.person_billing_address()} address={billingAddress} />
            </>
          )}
        </div>
        <p className="second">{email}</p>
        {note && <p className={css.note}>{note}</p>}
      </section>
      {payment && (
        <section className={css.part} aria-labelledby="order-payment">
          <h2 id="order-payment">{m.checkout_payment()}</h2>
          <p>
            {paymentWord(payment.status)}{' '}
            {payment.isTest && <span className="second">{m.payment_test()}</span>}
          </p>
          <Refunds refunds={payment.refunds} lines={lines} />
        </section>
      )}
    </>
  )
}

type Address = Buyer['shippingAddress']

const AddressBlock = ({ title, address }: { title: string; address: Address }) => (
  <div>
    <h3>{title}</h3>
    <OrderAddress address={address} />
  </div>
)

const History = ({ order }: { order: WithShipments }) => (
  <section className={css.part} aria-labelledby="order-history">
    <h2 id="order-history">{m.history_title()}</h2>
    <ol className={css.history}>
      {orderSteps(order).map(({ text, at }) => (
        <li key={text}>
          <Time at={at} className="third" />
          {text}
        </li>
      ))}
    </ol>
  </section>
)
