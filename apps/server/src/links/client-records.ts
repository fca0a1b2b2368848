import { moveClientOfCarts } from '../modules/cart/index.ts'
import { countOrdersOfClients, listOrdersOfPlanClients, moveClientOfOrders } from '../modules/orders/index.ts'
import type { ClientOptions } from '../modules/people/index.ts'
import {
  alertsOfClient,
  countPlansOfClients,
  declineOnPlans,
  dropUnusedPlans,
  followPlansOfClient,
  moveClientOfPlans,
} from '../modules/plans/index.ts'

/** What modules above people know about clients. */
export const clientRecords: ClientOptions = {
  alertsOfClient,
  async clientFigures(db, asked) {
    const [plans, orders] = await Promise.all([
      countPlansOfClients(db, asked),
      countOrdersOfClients(db, asked),
    ])
    const none = { ordersCount: 0, lastOrderAt: null }
    return new Map(
      asked.clientIds.map((id) => {
        const { plansCount, hasUnnamed } = plans.get(id) ?? { plansCount: 0, hasUnnamed: false }
        // Without a practitioner all orders are counted, named or not.
        const hasUnnamedOrders = hasUnnamed && asked.practitionerId !== null
        return [id, { plansCount, hasUnnamedOrders, ...(orders.get(id) ?? none) }]
      }),
    )
  },
  async moveClient(tx, moved, now) {
    await moveClientOfPlans(tx, moved)
    await moveClientOfCarts(tx, moved)
    await moveClientOfOrders(tx, moved)
    const { practitionerId, to: clientId } = moved
    await followPlansOfClient(
      tx,
      { ordersOfClients: listOrdersOfPlanClients },
      { practitionerId, clientId },
      now,
    )
  },
  clientDeclined: declineOnPlans,
  async dropPlans(tx, dropped, now) {
    await dropUnusedPlans(tx, dropped, now)
  },
}
