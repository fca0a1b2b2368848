import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { Withdrawal } from '@salvia/contract/orders/withdrawals'
import { fullName } from '@salvia/rules/people/full-name'
import type { App } from '../app-type.ts'
import { settleDeliveries } from '../modules/orders/index.ts'
import type { DemoCalls } from './demo-calls.ts'
import { type DemoAct, daysBefore } from './demo-clock.ts'
import type { DemoOrder } from './demo-orders.ts'

/** What an order is read and changed by, once it is there. */
export type Opened = { orderId: string; orderKey: string }

type Sale = { app: App; calls: DemoCalls; now: Date; order: DemoOrder; opened: Partial<Opened> }

/** What is ordered later is still to be packed. */
const SENT_AFTER_DAYS = 3
/** Days from an order to the carrier, from there to its buyer, and to the second of two parcels. */
const PACKING_DAYS = 1
const DELIVERY_DAYS = 4
const SECOND_PARCEL_DAYS = 2
/** From then to the day on which its commission is available. */
const SETTLED_DAYS = 30

const read = ({ calls, opened }: Sale): Promise<OrderWithShipments> =>
  calls.call('admin', 'GET', `/api/orders/v2/${opened.orderId}`)

/** The warehouse hands parcels that are ready to the carrier: the first one, or those that are left. */
async function send(sale: Sale, count: number): Promise<void> {
  const { shipments } = await read(sale)
  const waiting = shipments.filter(({ status }) => status !== 'InTransit').slice(0, count)
  for (const { id } of waiting)
    await sale.calls.call('admin', 'PUT', `/api/admin/shipments/${id}/status`, { status: 'InTransit' })
}

/** What of the first parcel goes in one of its own. */
async function divide(sale: Sale): Promise<void> {
  const { shipments } = await read(sale)
  const [first] = shipments
  const lines = first?.lines.slice(-1).map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
  await sale.calls.call('admin', 'POST', `/api/admin/shipments/${first?.id}/split`, { lines })
}

async function deliver(sale: Sale, deliveredAt: Date): Promise<void> {
  const { shipments } = await read(sale)
  const arrived = { deliveredAt: deliveredAt.toISOString() }
  for (const { id } of shipments)
    await sale.calls.call('admin', 'PUT', `/api/admin/shipments/${id}/delivery`, arrived)
}

/** A buyer withdraws from a pack, and waits for the money. */
async function withdraw({ calls, order, opened }: Sale): Promise<void> {
  const path = `/api/orders/${opened.orderId}/withdrawal?key=${opened.orderKey}`
  const { left } = await calls.call<Withdrawal>(null, 'GET', path)
  const { firstName, lastName } = order.buyer
  const lines = left.slice(0, 1).map((line) => ({ ...line, quantity: 1 }))
  await calls.call(null, 'POST', path, { name: fullName({ firstName, lastName }), lines })
}

async function refund(sale: Sale, of: 'Pack' | 'All'): Promise<void> {
  const { lines } = await read(sale)
  const all = lines.map(({ id, quantity }) => ({ orderLineId: id, quantity }))
  const pack = all.slice(0, 1).map((line) => ({ ...line, quantity: 1 }))
  const body =
    of === 'All'
      ? { lines: all, shipping: true, why: 'The parcel was lost' }
      : { lines: pack, shipping: false, why: 'A jar arrived broken' }
  await sale.calls.call('accounting', 'POST', `/api/admin/orders/${sale.opened.orderId}/refunds`, body)
}

const cancel = ({ calls, opened }: Sale): Promise<void> =>
  calls.call('admin', 'PUT', `/api/orders/${opened.orderId}/cancel`, { why: 'Ordered twice by mistake' })

/** The warehouse and the carrier do their work, and commission becomes available when it is due. */
function parcelActs(sale: Sale): DemoAct[] {
  const { app, order, now } = sale
  const sentAgo = order.daysAgo - PACKING_DAYS
  const lastSentAgo = order.isDivided ? sentAgo - SECOND_PARCEL_DAYS : sentAgo
  const arrivedAgo = lastSentAgo - DELIVERY_DAYS
  const acts = [{ daysAgo: lastSentAgo, run: () => send(sale, Number.POSITIVE_INFINITY) }]
  if (order.isDivided)
    acts.unshift(
      { daysAgo: sentAgo, run: () => divide(sale) },
      { daysAgo: sentAgo, run: () => send(sale, 1) },
    )
  if (arrivedAgo >= 0)
    acts.push({ daysAgo: arrivedAgo, run: () => deliver(sale, daysBefore(now, arrivedAgo)) })
  const settledAgo = arrivedAgo - SETTLED_DAYS
  if (settledAgo >= 0) acts.push({ daysAgo: settledAgo, run: () => settleDeliveries(app.db, app.now()) })
  return acts
}

/** What happens to an order once it is placed: parcels, an admin's cancel, a withdrawal, a refund. */
export function afterSaleActs(sale: Sale): DemoAct[] {
  const { order } = sale
  const { daysAgo, canceledDaysAgo, withdrawnDaysAgo, refunded } = order
  if (canceledDaysAgo !== undefined) return [{ daysAgo: canceledDaysAgo, run: () => cancel(sale) }]
  const isSent = order.outcome === 'Paid' && daysAgo >= SENT_AFTER_DAYS
  const acts = isSent ? parcelActs(sale) : []
  if (withdrawnDaysAgo !== undefined) acts.push({ daysAgo: withdrawnDaysAgo, run: () => withdraw(sale) })
  if (refunded) acts.push({ daysAgo: refunded.daysAgo, run: () => refund(sale, refunded.of) })
  return acts
}
