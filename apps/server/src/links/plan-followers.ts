import {
  isCountedOrder,
  listOrdersOfPlanClients,
  listOwnOrdersOfPlan,
  listPlanClientsOfOrder,
  listPlansOfGuestOrder,
} from '../modules/orders/index.ts'
import type { PlanOptions } from '../modules/plans/index.ts'
import { clientRecords } from './client-records.ts'

/** What modules above plans know about the clients of plans. */
export const planFollowers: PlanOptions = {
  moveClient: clientRecords.moveClient,
  ordersOfClients: listOrdersOfPlanClients,
  ownOrdersOfPlan: listOwnOrdersOfPlan,
  isCountedOrder,
  clientsOfOrder: listPlanClientsOfOrder,
  plansOfGuestOrder: listPlansOfGuestOrder,
}
