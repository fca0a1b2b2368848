export { findPrintedSeller, findSellerVatNumber, invoicingSeller, readSeller } from './data/seller-queries.ts'
export { sellerRoutes } from './routes.ts'
