import type { Order, OrderWithShipments } from '@salvia/contract/orders/orders'
import { shipments as calls } from '@salvia/contract/orders/shipments'
import { signedIn } from '#kernel/http/access'
import type { Actor } from '#kernel/http/actor'
import type { App } from '../../../app-type.ts'
import { getViewedOrder, type ViewedOrder } from '../order-access.ts'
import { readShipments } from './describe-shipment.ts'
import { advanceShipment } from './use-cases/advance-shipment.ts'
import { assumeDeliveries, deliverShipment } from './use-cases/deliver-shipment.ts'
import { settleDeliveries } from './use-cases/settle-deliveries.ts'
import { splitShipment } from './use-cases/split-shipment.ts'
import { warehouseRoute } from './warehouse-route.ts'

export type ShipmentOptions = { describe: (viewed: ViewedOrder) => Promise<Order> }

/** What admins and the warehouse do with the parcels of orders, and the jobs that follow their delivery. */
export function shipmentRoutes(app: App, { describe }: ShipmentOptions): void {
  const { db, jobs, now, config } = app
  app.register(warehouseRoute)

  async function answer(orderId: string, actor: Actor): Promise<OrderWithShipments> {
    const viewed = await getViewedOrder(db, orderId, { actor, key: undefined })
    const [order, shipments] = await Promise.all([describe(viewed), readShipments(db, viewed)])
    return { ...order, shipments }
  }

  app.route({
    ...calls.advance,
    handler: async (req) => {
      const actor = signedIn(req)
      const { why = null, ...change } = req.body
      const advance = { ...change, why, userId: actor.userId }
      const shipping = { db, jobs, publicUrl: config.publicUrl }
      return answer(await advanceShipment(shipping, req.params.id, advance, now()), actor)
    },
  })

  app.route({
    ...calls.deliver,
    handler: async (req) => {
      const actor = signedIn(req)
      const delivery = { deliveredAt: new Date(req.body.deliveredAt), userId: actor.userId }
      return answer(await deliverShipment({ db, jobs }, req.params.id, delivery, now()), actor)
    },
  })

  app.route({
    ...calls.split,
    handler: async (req) => {
      const actor = signedIn(req)
      const part = { lines: req.body.lines, userId: actor.userId }
      return answer(await splitShipment(db, req.params.id, part, now()), actor)
    },
  })

  jobs.on({
    queue: 'orders.assume-deliveries',
    cron: '23 * * * *',
    work: () => assumeDeliveries({ db, jobs }, now()),
  })
  jobs.on({ queue: 'orders.settle-deliveries', cron: '11 * * * *', work: () => settleDeliveries(db, now()) })
}
