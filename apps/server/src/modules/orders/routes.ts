import { orders as calls, type Order } from '@salvia/contract/orders/orders'
import { plans } from '@salvia/contract/plans/plans'
import type { Db } from '#db/database'
import { signedIn } from '#kernel/http/access'
import { isAdmin } from '#kernel/http/actor'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { checkOwnPlan } from '../plans/index.ts'
import {
  listOrderHistory,
  listOrderLines,
  listOrders,
  listOrdersOfPlan,
  listShipments,
} from './data/order-queries.ts'
import { toOrder, toOrderCard, toShipment } from './describe-order.ts'
import { getViewedOrder, type ViewedOrder } from './order-access.ts'
import { forgetUnpaid } from './use-cases/bound-reservations.ts'
import { cancelOrder } from './use-cases/cancel-order.ts'
import { expireDrafts } from './use-cases/expire-drafts.ts'
import { settleDeliveries } from './use-cases/settle-deliveries.ts'

export type OrderOptions = {
  /** State of the order's newest payment. */
  findPayment: (db: Db, orderId: string) => Promise<NonNullable<Order['buyer']>['payment']>
}

async function describe(
  db: Db,
  { order, viewer }: ViewedOrder,
  { findPayment }: OrderOptions,
): Promise<Order> {
  const [lines, history, payment] = await Promise.all([
    listOrderLines(db, order.id),
    listOrderHistory(db, order.id),
    viewer === 'practitioner' ? null : findPayment(db, order.id),
  ])
  return toOrder(order, { lines, history, payment }, viewer)
}

function readRoutes(app: App, options: OrderOptions): void {
  const { db } = app

  app.route({
    ...calls.list,
    handler: async (req) => {
      const actor = signedIn(req)
      const reader = { userId: actor.userId, isAdmin: isAdmin(actor) }
      const { rows, count } = await listOrders(db, reader, req.query)
      return toPage(rows.map(toOrderCard), count, req.query)
    },
  })

  app.route({
    ...calls.get,
    handler: async (req) => {
      const caller = { actor: req.actor, key: req.query.key }
      return describe(db, await getViewedOrder(db, req.params.id, caller), options)
    },
  })

  app.route({
    ...calls.getWithShipments,
    handler: async (req) => {
      const viewed = await getViewedOrder(db, req.params.id, { actor: req.actor, key: req.query.key })
      const [order, parcels] = await Promise.all([
        describe(db, viewed, options),
        listShipments(db, req.params.id),
      ])
      return { ...order, shipments: parcels.map(toShipment) }
    },
  })
}

/** A plan's orders, for its practitioner and admins: products, dates and amounts of placed orders. */
function planOrdersRoute(app: App): void {
  const { db } = app
  app.route({
    ...plans.orders,
    handler: async (req) => {
      const { id } = req.params
      await checkOwnPlan(db, signedIn(req), id)
      const { rows, count } = await listOrdersOfPlan(db, id, req.query)
      return toPage(rows.map(toOrderCard), count, req.query)
    },
  })
}

export async function orderRoutes(app: App, options: OrderOptions) {
  const { db, jobs, now, config } = app
  readRoutes(app, options)
  planOrdersRoute(app)

  app.route({
    ...calls.cancel,
    handler: async (req) => {
      const { orderId } = req.params
      const caller = { actor: req.actor, key: req.query.key }
      await cancelOrder({ db, jobs, publicUrl: config.publicUrl }, orderId, caller, now())
      return describe(db, await getViewedOrder(db, orderId, caller), options)
    },
  })

  jobs.on({ queue: 'orders.expire-drafts', cron: '* * * * *', work: () => expireDrafts({ db, jobs }, now()) })
  jobs.on({ queue: 'orders.forget-unpaid', cron: '* * * * *', work: () => forgetUnpaid(db, now()) })
  jobs.on({ queue: 'orders.settle-deliveries', cron: '11 * * * *', work: () => settleDeliveries(db, now()) })
}
