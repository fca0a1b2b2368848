import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { ErpProductList } from '#app/features/erp-products/erp-product-list.tsx'
import { erpProductList, erpReadingsQuery } from '#app/features/erp-products/erp-product-queries.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/erp-products'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, erpProductList.page(args.url.searchParams), erpReadingsQuery)
}

export default function AdminErpProductListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.erp_products_title()} · ${PRODUCT_NAME}`}</title>
      <ErpProductList />
    </HydrationBoundary>
  )
}
