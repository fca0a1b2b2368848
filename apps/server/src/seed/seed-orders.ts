import type { CartAnswer } from '@salvia/contract/cart/cart'
import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { itemSupply, suggestPacks } from '@salvia/rules/plans/supply'
import { isAvailable } from '@salvia/rules/product/stock-status'
import type { DemoCalls } from './demo-calls.ts'
import { type DemoClock, daysBefore } from './demo-clock.ts'
import { type DemoBuyer, type DemoOrder, demoOrders } from './demo-orders.ts'

type Seeding = { calls: DemoCalls; clock: DemoClock; codes: Map<string, string>; now: Date }
type Finalized = CartAnswer & { orderId: string; orderKey: string }

const addressOf = ({ account: _, email: _mail, ...address }: DemoBuyer) => address

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
    billingAddress: address,
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

async function seedOrder(seeding: Seeding, order: DemoOrder): Promise<void> {
  const { calls, clock, now } = seeding
  clock.set(daysBefore(now, order.daysAgo))
  const { orderId, orderKey } = await finalizeOf(seeding, order)
  if (order.outcome === 'Frozen') return
  const keyed = `?key=${orderKey}`
  const { paymentUrl } = await calls.call<{ paymentUrl: string }>(
    null,
    'POST',
    `/api/orders/${orderId}/payment${keyed}`,
  )
  const button = buttons[order.outcome]
  if (button) await calls.call(null, 'POST', `${new URL(paymentUrl).pathname}/${button}`)
  if (order.outcome === 'Canceled') await calls.call(null, 'PUT', `/api/orders/${orderId}/cancel${keyed}`)
}

/** Orders made as clients make them, from the plan's page to payment. */
export async function seedOrders(seeding: Seeding): Promise<void> {
  for (const order of demoOrders) await seedOrder(seeding, order)
}
