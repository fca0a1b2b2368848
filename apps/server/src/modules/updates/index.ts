export { isDigestWanted, PRODUCT_DIGEST } from './data/digest-queries.ts'
export { productUpdateReaders } from './data/reader-tables.ts'
export { updateRoutes } from './routes.ts'
export { forgetReader } from './use-cases/forget-reader.ts'
