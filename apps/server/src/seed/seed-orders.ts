import type { CartAnswer } from '@salvia/contract/cart/cart'
import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { Withdrawal } from '@salvia/contract/orders/withdrawals'
import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { itemSupply, suggestPacks } from '@salvia/rules/plans/supply'
import { isAvailable } from '@salvia/rules/product/stock-status'
import type { DemoCalls } from './demo-calls.ts'
import { type DemoClock, daysBefore } from './demo-clock.ts'
import { type DemoBuyer, type DemoOrder, demoOrders } from './demo-orders.ts'

type Seeding = { calls: DemoCalls; clock: DemoClock; codes: Map<string, string>; now: Date }
type Finalized = CartAnswer & { orderId: string; orderKey: string }
type Delivering = { calls: DemoCalls; clock: DemoClock; now: Date }

const addressOf = ({ account: _, email: _mail, business: _business, ...address }: DemoBuyer) => address

/** The lines the plan's page would add to the cart. */
async function linesOf({ calls, codes }: Seeding, order: DemoOrder) {
  const code = codes.get(order.plan)
  const country = order.buyer.countryId
  const plan = await calls.call<SharedPlan>(
    null,
    'GET',
    `/api/recommendations/code/${code}?countryCode=${country}`,
  )
  return plan.recommendationItems
    .filter(({ product }) => product.isShippable && isAvailable(product.stockStatus.id))
    .slice(0, order.products ?? plan.recommendationItems.length)
    .map((item) => ({
      productId: item.productId,
      quantity: suggestPacks(itemSupply(item), item.duration),
      recommendationItemId: item.id,
    }))
}

async function carrierOf({ call }: DemoCalls, country: string): Promise<string | undefined> {
  const carriers = await call<DeliveryCarrier[]>(null, 'GET', '/api/reference-data/delivery-carriers')
  return carriers.find(({ countryCode }) => countryCode === country)?.id
}

async function finalizeOf(seeding: Seeding, order: DemoOrder): Promise<Finalized> {
  const { call } = seeding.calls
  const { account, email, countryId: countryCode } = order.buyer
  const opened = await call<CartAnswer>(account, 'POST', '/api/cart', {
    countryCode,
    lines: await linesOf(seeding, order),
  })
  const path = `/api/cart/${opened.cart?.id}`
  const address = addressOf(order.buyer)
  await call(account, 'PATCH', `${path}/customer`, {
    email,
    shippingAddress: address,
    billingAddress: { ...address, ...order.buyer.business },
    deliveryCarrierId: await carrierOf(seeding.calls, countryCode),
  })
  return call<Finalized>(account, 'POST', `${path}/finalize`)
}

/** The test gateway's button for an outcome. */
const buttons: Record<DemoOrder['outcome'], string | null> = {
  Paid: 'pay',
  Slow: 'late',
  Canceled: null,
  Waiting: null,
  Frozen: null,
}

type Opened = Pick<Finalized, 'orderId' | 'orderKey'>

async function seedOrder(seeding: Seeding, order: DemoOrder): Promise<Opened> {
  const { calls, clock, now } = seeding
  clock.set(daysBefore(now, order.daysAgo))
  const { orderId, orderKey } = await finalizeOf(seeding, order)
  if (order.outcome === 'Frozen') return { orderId, orderKey }
  const keyed = `?key=${orderKey}`
  const { paymentUrl } = await calls.call<{ paymentUrl: string }>(
    null,
    'POST',
    `/api/orders/${orderId}/payment${keyed}`,
  )
  const button = buttons[order.outcome]
  if (button) await calls.call(null, 'POST', `${new URL(paymentUrl).pathname}/${button}`)
  if (order.outcome === 'Canceled') await calls.call(null, 'PUT', `/api/orders/${orderId}/cancel${keyed}`)
  return { orderId, orderKey }
}

/** What is ordered later is still to be packed. */
const SENT_AFTER_DAYS = 3
/** Days from an order to the carrier, and from there to its buyer. */
const PACKING_DAYS = 1
const DELIVERY_DAYS = 4

/** The warehouse and the carrier do their work. */
async function sendOrder({ calls, clock, now }: Delivering, orderId: string, daysAgo: number): Promise<void> {
  if (daysAgo < SENT_AFTER_DAYS) return
  clock.set(daysBefore(now, daysAgo - PACKING_DAYS))
  const { shipments } = await calls.call<OrderWithShipments>('admin', 'GET', `/api/orders/v2/${orderId}`)
  for (const { id } of shipments)
    await calls.call('admin', 'PUT', `/api/admin/shipments/${id}/status`, { status: 'InTransit' })
  const arrivedAgo = daysAgo - PACKING_DAYS - DELIVERY_DAYS
  if (arrivedAgo < 0) return
  const deliveredAt = daysBefore(now, arrivedAgo)
  clock.set(deliveredAt)
  for (const { id } of shipments)
    await calls.call('admin', 'PUT', `/api/admin/shipments/${id}/delivery`, {
      deliveredAt: deliveredAt.toISOString(),
    })
}

/** A buyer withdraws from a pack, and waits for the money. */
async function withdrawOf(
  { calls, clock, now }: Delivering,
  opened: Opened,
  order: DemoOrder,
): Promise<void> {
  if (order.withdrawnDaysAgo === undefined) return
  clock.set(daysBefore(now, order.withdrawnDaysAgo))
  const path = `/api/orders/${opened.orderId}/withdrawal?key=${opened.orderKey}`
  const { left } = await calls.call<Withdrawal>(null, 'GET', path)
  const { firstName, lastName } = order.buyer
  const lines = left.slice(0, 1).map((line) => ({ ...line, quantity: 1 }))
  await calls.call(null, 'POST', path, { name: `${firstName} ${lastName}`, lines })
}

/** Orders made as clients make them, from the plan's page to the parcel at the door, and back. */
export async function seedOrders(seeding: Seeding): Promise<void> {
  for (const order of demoOrders) {
    const opened = await seedOrder(seeding, order)
    if (order.outcome === 'Paid') await sendOrder(seeding, opened.orderId, order.daysAgo)
    await withdrawOf(seeding, opened, order)
  }
}
