import type { Order, OrderWithShipments } from '@salvia/contract/orders/orders'
import { countryName } from '@salvia/rules/format/format'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Time } from '#app/visit/time.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderDocuments } from './order-documents.tsx'
import css from './order-page.module.css'
import { OrderStatus } from './order-status.tsx'
import { orderSteps } from './order-steps.ts'
import { OrderTotals } from './order-totals.tsx'
import { paymentWord } from './payment-status.tsx'
import { Refunds } from './refunds.tsx'
import { parcelWords } from './shipment-words.ts'

type WithShipments = OrderWithShipments
type Props = {
  order: WithShipments
  orderKey: string | undefined
  isSignedIn: boolean
  /** YYYY-MM-DD */
  today: string
}

/** An order: status, delivery, address, cost; without the buyer's data for a practitioner. */
export function OrderPage({ order, orderKey, isSignedIn, today }: Props) {
  const { number, status, createdAt, placedAt, recommendation } = order
  return (
    <div>
      <PageHeader
        title={number ? m.order_title({ number }) : m.order_unnumbered()}
        above={isSignedIn && <Link to="/orders">{m.menu_my_orders()}</Link>}
        lead={
          <span className={css.lead}>
            <OrderStatus status={status} /> <Time at={placedAt ?? createdAt} style="day" />
          </span>
        }
      />
      <div className={css.grid}>
        <div className={css.main}>
          {order.isBackOrder && <Note tone="attention">{m.order_back_order()}</Note>}
          <OrderActions order={order} orderKey={orderKey} />
          {recommendation && (
            <p className="second">
              <Link to={`/recommendations/${recommendation.shareCode}`}>{recommendation.name}</Link>
            </p>
          )}
          <Deliveries order={order} today={today} />
          <OrderDocuments order={order} orderKey={orderKey} level={2} />
          <Buyer order={order} />
          <History order={order} />
        </div>
        <OrderTotals order={order} />
      </div>
    </div>
  )
}

/** Whether every parcel is there, so that no date is waited for. */
const isDelivered = ({ shipments }: WithShipments): boolean => {
  const sent = shipments.filter(({ status }) => status !== 'Canceled')
  return sent.length > 0 && sent.every(({ deliveredAt }) => deliveredAt !== null)
}

const NOT_COMING: Order['status'][] = ['Canceled', 'Refunded', 'Deleted']

function Deliveries({ order, today }: { order: WithShipments; today: string }) {
  const isComing =
    order.expectedDelivery.length > 0 && !NOT_COMING.includes(order.status) && !isDelivered(order)
  if (!isComing && order.shipments.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{m.checkout_delivery()}</h2>
      {isComing && !order.isBackOrder && <OrderDelivery order={order} today={today} />}
      <ul>
        {order.shipments.map((parcel) => (
          <li key={parcel.id}>
            {parcelWords(parcel)}{' '}
            {parcel.trackingUrl && <a href={parcel.trackingUrl}>{m.shipment_track()}</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Buyer = NonNullable<Order['buyer']>

function Buyer({ order: { buyer, lines } }: { order: Order }) {
  if (buyer === null) return <p className="second">{m.order_no_buyer()}</p>
  const { email, note, payment, shippingAddress, billingAddress } = buyer
  return (
    <>
      <section className={css.part} aria-labelledby="order-addresses">
        <h2 id="order-addresses">{m.order_addresses()}</h2>
        <div className={css.addresses}>
          <AddressBlock title={m.order_ship_to()} address={shippingAddress} />
          <AddressBlock title={m.person_billing_address()} address={billingAddress} />
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

const AddressBlock = ({ title, address }: { title: string; address: Buyer['shippingAddress'] }) => (
  <div>
    <h3>{title}</h3>
    <address className={css.address}>
      {[
        address.company,
        `${address.firstName} ${address.lastName}`,
        `${address.streetName} ${address.houseNumber}`,
        [address.apartmentNumber, address.additionalInformation].filter(Boolean).join(', '),
        `${address.postalCode} ${address.city}`,
        countryName(address.countryId, getLocale()),
        address.vatNumber,
      ]
        .filter(Boolean)
        .join('\n')}
    </address>
  </div>
)

const History = ({ order: { history } }: { order: Order }) => (
  <section className={css.part} aria-labelledby="order-history">
    <h2 id="order-history">{m.order_history()}</h2>
    <ol className={css.history}>
      {orderSteps(history).map(({ text, at }) => (
        <li key={text}>
          <Time at={at} className="third" />
          {text}
        </li>
      ))}
    </ol>
  </section>
)
