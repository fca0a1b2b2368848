import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Money } from '#app/ui/money.tsx'
import { Time } from '#app/visit/time.tsx'
import { Facts } from '#app/workbench/record-drawer.tsx'
import { addressLines, OrderAddress } from '../order-address.tsx'
import { standingOf } from '../order-state.ts'
import { OrderStatus } from '../order-status.tsx'
import { PaymentStatus } from '../payment-status.tsx'
import { vatNumberWords } from './vat-number-words.ts'

type Fact = [string, ReactNode]
type Buyer = NonNullable<OrderWithShipments['buyer']>

function stateFacts(order: OrderWithShipments): Fact[] {
  const { buyer, totalAmount, placedAt, createdAt } = order
  return [
    [m.common_status(), <OrderStatus key="status" {...standingOf(order)} />],
    [
      m.checkout_payment(),
      buyer?.payment ? <PaymentStatus key="payment" status={buyer.payment.status} /> : '–',
    ],
    [m.plan_total(), <Money key="total" value={totalAmount} />],
    [m.order_date(), <Time key="date" at={placedAt ?? createdAt} />],
  ]
}

function addressFacts({ shippingAddress, billingAddress }: Buyer): Fact[] {
  if (addressLines(shippingAddress) === addressLines(billingAddress))
    return [[m.order_same_address(), <OrderAddress key="both" address={shippingAddress} />]]
  return [
    [m.order_ship_to(), <OrderAddress key="shipping" address={shippingAddress} />],
    [m.person_billing_address(), <OrderAddress key="billing" address={billingAddress} />],
  ]
}

function buyerFacts(buyer: Buyer | null): Fact[] {
  if (buyer === null) return []
  const { shippingAddress, billingAddress, email, note } = buyer
  const phones = new Set([shippingAddress.phone, billingAddress.phone].filter(Boolean))
  return [
    ...addressFacts(buyer),
    [m.address_vat_number(), vatNumberWords(buyer)],
    [m.person_email(), email],
    [m.person_phone(), [...phones].join(', ')],
    [m.order_note(), note],
  ]
}

const planFacts = ({ practitionerName, recommendation, carrier }: OrderWithShipments): Fact[] => [
  [m.admin_order_carrier(), carrier?.name],
  [m.common_practitioner(), practitionerName],
  [
    m.order_plan(),
    recommendation && (
      <Link key="plan" to={`/admin/recommendations/${recommendation.id}`}>
        {recommendation.name}
      </Link>
    ),
  ],
]

/** What an admin has to know of an order: its state, recipient, payer, and whose plan it follows. */
export const OrderFacts = ({ order }: { order: OrderWithShipments }) => (
  <Facts facts={[...stateFacts(order), ...buyerFacts(order.buyer), ...planFacts(order)]} />
)
