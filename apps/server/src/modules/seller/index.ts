export { findPrintedSeller, findSellerVatNumber, invoicingSeller, readSeller } from './data/seller-queries.ts'
export { findSupportEmail } from './data/support-email.ts'
export { sellerRoutes } from './routes.ts'
