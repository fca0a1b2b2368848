import { orders as calls, type Order } from '@salvia/contract/orders/orders'
import { plans } from '@salvia/contract/plans/plans'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { signedIn } from '#kernel/http/access'
import { type Actor, isAdmin } from '#kernel/http/actor'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { checkOwnPlan } from '../plans/index.ts'
import { claimRoutes } from './claim-routes.ts'
import { listOrders, listOrdersOfPlan } from './data/order-list-queries.ts'
import {
  findOrderClaim,
  findParties,
  type HasOpenDispute,
  listOrderHistory,
  listOrderLines,
  noParties,
  type OrderReader,
  type PaymentStatusOfOrders,
} from './data/order-queries.ts'
import { isMadeFor, toOrder, toOrderCard } from './describe-order.ts'
import { documentRoutes } from './documents/routes.ts'
import { exportRoute } from './exports/routes.ts'
import { noteRoute } from './notes/routes.ts'
import { checkAsked, getViewedOrder, readsBuyer, type ViewedOrder } from './order-access.ts'
import { readShipments } from './shipments/describe-shipment.ts'
import { shipmentRoutes } from './shipments/routes.ts'
import { type TimelineOptions, timelineRoute } from './timeline/routes.ts'
import { archiveOrders } from './use-cases/archive-orders.ts'
import { forgetUnpaid } from './use-cases/bound-reservations.ts'
import { cancelOrder } from './use-cases/cancel-order.ts'
import { expireDrafts } from './use-cases/expire-drafts.ts'
import { fillBackOrders } from './use-cases/fill-back-orders.ts'
import { withdrawalRoutes } from './withdrawals/routes.ts'

export type OrderOptions = TimelineOptions & {
  /** The payment that placed the order, or else its newest, and its refunds; their reasons are for admins. */
  findPayment: (
    db: Db,
    orderId: string,
    reader: { isAdmin: boolean },
  ) => Promise<NonNullable<Order['buyer']>['payment']>
  paymentStatusOfOrders: PaymentStatusOfOrders
  refundedOfOrders: SQL<number>
  hasOpenDispute: HasOpenDispute
}

async function describe(db: Db, viewed: ViewedOrder, { findPayment }: OrderOptions): Promise<Order> {
  const { order, viewer } = viewed
  const isBuyers = readsBuyer(viewer)
  const [lines, history, payment, claim, parties] = await Promise.all([
    listOrderLines(db, order.id),
    listOrderHistory(db, order.id),
    isBuyers ? findPayment(db, order.id, { isAdmin: viewer === 'admin' }) : null,
    isBuyers ? findOrderClaim(db, order.id) : null,
    order.isCustomClientOrder ? findParties(db, order.id) : noParties,
  ])
  return toOrder(viewed, { lines, history, payment, claim, ...parties })
}

const readerOf = (actor: Actor): OrderReader => ({
  userId: actor.userId,
  isAdmin: isAdmin(actor),
  isClient: actor.userKindId === 'Client',
})

function readRoutes(app: App, options: OrderOptions): void {
  const { db } = app

  app.route({
    ...calls.list,
    handler: async (req) => {
      const actor = signedIn(req)
      const reader = readerOf(actor)
      const isBuyers = reader.isAdmin || req.query.of === 'own'
      checkAsked(req.query, { isBuyers, isAdmin: reader.isAdmin })
      const { rows, count } = await listOrders({ db, ...options }, reader, req.query)
      return toPage(
        rows.map((row) =>
          toOrderCard(row, { ...reader, isBuyers: isBuyers && !isMadeFor(row.order, reader) }),
        ),
        count,
        req.query,
      )
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
      const [order, shipments] = await Promise.all([describe(db, viewed, options), readShipments(db, viewed)])
      return { ...order, shipments }
    },
  })
}

/** A plan's orders, for its practitioner and admins: products, dates and amounts of placed orders. */
function planOrdersRoute(app: App, options: OrderOptions): void {
  const { db } = app
  app.route({
    ...plans.orders,
    handler: async (req) => {
      const { id } = req.params
      const actor = signedIn(req)
      await checkOwnPlan(db, actor, id)
      const { rows, count } = await listOrdersOfPlan({ db, ...options }, id, req.query)
      return toPage(
        rows.map((row) => toOrderCard(row, { ...readerOf(actor), isBuyers: isAdmin(actor) })),
        count,
        req.query,
      )
    },
  })
}

export async function orderRoutes(app: App, options: OrderOptions) {
  const { db, jobs, now, config } = app
  readRoutes(app, options)
  planOrdersRoute(app, options)
  claimRoutes(app)
  withdrawalRoutes(app)
  timelineRoute(app, options)
  noteRoute(app)
  exportRoute(app, options)
  documentRoutes(app)
  shipmentRoutes(app, { describe: (viewed) => describe(db, viewed, options) })

  app.route({
    ...calls.cancel,
    handler: async (req) => {
      const { orderId } = req.params
      const caller = { actor: req.actor, key: req.query.key }
      const cancellation = { orderId, caller, why: req.body?.why ?? null }
      await cancelOrder({ db, jobs, publicUrl: config.publicUrl }, cancellation, now())
      return describe(db, await getViewedOrder(db, orderId, caller), options)
    },
  })

  jobs.on({ queue: 'orders.expire-drafts', cron: '* * * * *', work: () => expireDrafts({ db, jobs }, now()) })
  jobs.on({ queue: 'orders.archive', cron: '51 3 * * *', work: () => archiveOrders(db, now()) })
  const filling = { db, jobs, publicUrl: config.publicUrl }
  jobs.on({ queue: 'orders.fill-back-orders', cron: '* * * * *', work: () => fillBackOrders(filling, now()) })
  jobs.on({ queue: 'orders.forget-unpaid', cron: '* * * * *', work: () => forgetUnpaid(db, now()) })
}
