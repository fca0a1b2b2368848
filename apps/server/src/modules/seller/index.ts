export { findPrintedSeller, findSellerVatNumber, readSeller } from './data/seller-queries.ts'
export { sellerRoutes } from './routes.ts'
