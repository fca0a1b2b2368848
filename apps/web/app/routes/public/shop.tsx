import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import {
  brandsQuery,
  categoriesQuery,
  formatsQuery,
  productsQuery,
  readShopFilter,
} from '#app/features/catalogue/catalogue-queries.ts'
import { Shop } from '#app/features/catalogue/shop.tsx'
import { m } from '#app/paraglide/messages.js'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import type { Route } from './+types/shop'

export const loader = (args: Route.LoaderArgs) =>
  prefetch(
    args,
    productsQuery(readShopFilter(args.url.searchParams)),
    brandsQuery,
    categoriesQuery,
    formatsQuery,
  )

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_products()} · ${PRODUCT_NAME}`}</title>
      <meta name="description" content={m.shop_description()} />
      <Shop />
    </HydrationBoundary>
  )
}
