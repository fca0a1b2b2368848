import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import type { QueryClient } from '@tanstack/react-query'
import type { Stale } from '#app/api/invalidate.ts'
import { adminProductQuery } from '../../admin-product-queries.ts'

/** Keeps a product as the server answered it. */
export const keepProduct = (client: QueryClient, product: AdminProduct): void => {
  client.setQueryData(adminProductQuery(product.id).queryKey, product)
}

/** The lists and the history that show a product too. */
export const productReads: readonly Stale[] = ['GET /admin/products', 'GET /admin/products/{id}/history']

/** Writes of one product wait for each other. */
export const productWrites = (id: string): string => `product-${id}`
