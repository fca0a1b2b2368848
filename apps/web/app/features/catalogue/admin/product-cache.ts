import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { useQueryClient } from '@tanstack/react-query'
import { adminProductQuery } from './admin-product-queries.ts'

/** Keeps a product as the server answered it, and has the lists and the history that show it asked for again. */
export function useProductSeen() {
  const client = useQueryClient()
  return async (product: AdminProduct) => {
    client.setQueryData(adminProductQuery(product.id).queryKey, product)
    await Promise.all(
      ['GET /admin/products', 'GET /admin/products/{id}/history'].map((call) =>
        client.invalidateQueries({ queryKey: [call] }),
      ),
    )
  }
}
