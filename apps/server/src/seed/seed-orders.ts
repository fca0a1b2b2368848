import type { CartAnswer } from '@salvia/contract/cart/cart'
import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import type { Order } from '@salvia/contract/orders/orders'
import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { itemSupply, suggestPacks } from '@salvia/rules/plans/supply'
import { isAvailable } from '@salvia/rules/product/stock-status'
import type { App } from '../app-type.ts'
import { releaseStock } from '../modules/catalogue/index.ts'
import { afterSaleActs, type Opened } from './after-sale-acts.ts'
import type { DemoCalls } from './demo-calls.ts'
import type { DemoAct } from './demo-clock.ts'
import { type DemoBuyer, type DemoOrder, demoOrders } from './demo-orders.ts'

type Seeding = { app: App; calls: DemoCalls; codes: Map<string, string>; now: Date }
type Finalized = CartAnswer & Opened

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

/** The reservation ends while the buyer pays, and the last packs go to others. */
async function sellOut({ app, calls }: Pick<Seeding, 'app' | 'calls'>, orderId: string): Promise<void> {
  await releaseStock(app.db, orderId)
  const { lines } = await calls.call<Order>('admin', 'GET', `/api/orders/${orderId}`)
  for (const { productId } of lines) {
    const path = `/api/admin/products/${productId}`
    const { quantity: quantityWas, version } = await calls.call<AdminProduct>('admin', 'GET', path)
    await calls.save('admin', path, { quantity: 0, quantityWas }, version)
  }
}

/** The test gateway's button for an outcome. */
const buttons: Record<DemoOrder['outcome'], string | null> = {
  Paid: 'pay',
  Short: 'pay',
  Slow: 'late',
  Canceled: null,
  Waiting: null,
  Frozen: null,
}

async function seedOrder(seeding: Seeding, order: DemoOrder): Promise<Opened> {
  const { app, calls } = seeding
  const { orderId, orderKey } = await finalizeOf(seeding, order)
  if (order.outcome === 'Frozen') return { orderId, orderKey }
  const keyed = `?key=${orderKey}`
  const { paymentUrl } = await calls.call<{ paymentUrl: string }>(
    null,
    'POST',
    `/api/orders/${orderId}/payment${keyed}`,
  )
  if (order.outcome === 'Short') await sellOut({ app, calls }, orderId)
  const button = buttons[order.outcome]
  if (button) await calls.call(null, 'POST', `${new URL(paymentUrl).pathname}/${button}`)
  if (order.outcome === 'Canceled') await calls.call(null, 'PUT', `/api/orders/${orderId}/cancel${keyed}`)
  return { orderId, orderKey }
}

/** Orders made as clients make them, from the plan's page to the parcel at the door, and back. */
export const orderActs = (seeding: Seeding): DemoAct[] =>
  demoOrders.flatMap((order) => {
    const opened: Partial<Opened> = {}
    const place = async () => void Object.assign(opened, await seedOrder(seeding, order))
    return [{ daysAgo: order.daysAgo, run: place }, ...afterSaleActs({ ...seeding, order, opened })]
  })
