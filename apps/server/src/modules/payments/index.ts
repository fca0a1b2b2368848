export { findPayment } from './data/payment-queries.ts'
export { paymentRoutes } from './routes.ts'
