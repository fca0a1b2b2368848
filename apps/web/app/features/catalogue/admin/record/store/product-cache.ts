import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import type { QueryClient } from '@tanstack/react-query'
import type { Stale } from '#app/api/invalidate.ts'
import { adminProductQuery } from '../../admin-product-queries.ts'

/** Stores a product's response in the cache. */
export const keepProduct = (client: QueryClient, product: AdminProduct): void => {
  client.setQueryData(adminProductQuery(product.id).queryKey, product)
}

/** Lists and history that also show the product. */
export const productReads: readonly Stale[] = ['GET /admin/products', 'GET /admin/products/{id}/history']

/** Command scope: writes of one product are serialised. */
export const productWrites = (id: string): string => `product-${id}`
