import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { productList } from '#app/features/catalogue/admin/admin-product-queries.ts'
import { ProductList } from '#app/features/catalogue/admin/list/product-list.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/products'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, productList.page(args.url.searchParams))
}

export default function AdminProductListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.common_products()} · ${PRODUCT_NAME}`}</title>
      <ProductList />
    </HydrationBoundary>
  )
}
