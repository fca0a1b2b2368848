export { accountName } from './data/account-name.ts'
export { countOrdersOfClients } from './data/client-order-queries.ts'
export { endedStatusOf } from './data/ended-status.ts'
export type { FrozenOrder } from './data/frozen-order.ts'
export { type LockedOrder, lockingBy } from './data/locked-order.ts'
export {
  findOrderKey,
  findParties,
  listClaimTimes,
  listOrderLines,
  listSoldLines,
} from './data/order-queries.ts'
export { orderHistory, orderLines, orders } from './data/order-tables.ts'
export { countOrdersNotSent } from './data/orders-not-sent.ts'
export {
  isCountedOrder,
  listOrdersOfPlanClients,
  listOwnOrdersOfPlan,
  listPlanClientsOfOrder,
  listPlansOfGuestOrder,
} from './data/plan-order-queries.ts'
export { countOrdersOfPractitioners } from './data/practitioner-order-queries.ts'
export { countWaitingOrders } from './data/waiting-order-queries.ts'
export { type IssuedDocument, listDocumentsOf } from './documents/data/document-queries.ts'
export { creditRefund } from './documents/use-cases/credit-refund.ts'
export { findHeldPacks } from './erp/data/held-packs.ts'
export { erpOrderCalls } from './erp/erp-order-calls.ts'
export { followOrdersByClock } from './erp/follow-orders-by-clock.ts'
export { mailHead } from './mail-head.ts'
export { listNoteTexts } from './notes/data/note-queries.ts'
export { getViewedOrder, type OrderCaller, ownerOf } from './order-access.ts'
export { type OrderOptions, orderRoutes } from './routes.ts'
export { findAvailableAt } from './shipments/data/available-at.ts'
export { sumBecomingAvailable } from './shipments/data/due-deliveries.ts'
export { settleDeliveries } from './shipments/use-cases/settle-deliveries.ts'
export { byAdmin, byBuyer, bySystem } from './timeline/timeline-entry.ts'
export { awaitPayment, freeUnpaid, losePayment } from './use-cases/await-payment.ts'
export { bookRefund } from './use-cases/book-refund.ts'
export { type CreatedOrder, createOrder, newOrderKeys } from './use-cases/create-order.ts'
export { SETTLE_PAYMENTS } from './use-cases/end-order.ts'
export {
  eraseDeliveredOrder,
  eraseFromOrder,
  eraseOrdersPractitioner,
  listOrdersOf,
  type PersonsOrder,
} from './use-cases/erase-from-orders.ts'
export { expireDrafts } from './use-cases/expire-drafts.ts'
export { lockOrder } from './use-cases/lock-order.ts'
export { mailBuyer } from './use-cases/mail-buyer.ts'
export { moveClientOfOrders } from './use-cases/move-client-of-orders.ts'
export type { OrderRow } from './use-cases/move-order.ts'
export { placeOrder } from './use-cases/place-order.ts'
export { settleRefund } from './use-cases/settle-refund.ts'
export { startPayment } from './use-cases/start-payment.ts'
export { withdrawOrder } from './use-cases/withdraw-order.ts'
export { holdWalletPart } from './wallet-part-of.ts'
export { countOpenWithdrawals } from './withdrawals/data/open-withdrawals.ts'
