export { listPaymentEntries } from './data/payment-entries.ts'
export { findPayment, paymentStatusOfOrders } from './data/payment-queries.ts'
export { paymentRoutes } from './routes.ts'
export { forgetPayers } from './use-cases/forget-payers.ts'
