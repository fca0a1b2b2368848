import { mayCompare } from '@salvia/rules/comparison/comparison-list'
import { HydrationBoundary } from '@tanstack/react-query'
import { lazy } from 'react'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import {
  brandsQuery,
  categoriesQuery,
  formatsQuery,
  productsQuery,
  verificationsQuery,
} from '#app/features/catalogue/catalogue-queries.ts'
import { mayShowNet } from '#app/features/catalogue/may-show-net.ts'
import { Shop } from '#app/features/catalogue/shop.tsx'
import { readShopFilter } from '#app/features/catalogue/shop-filter.ts'
import { userQuery, useUser } from '#app/features/identity/user-query.ts'
import { viewerOf } from '#app/features/identity/viewer-of.ts'
import { m } from '#app/paraglide/messages.js'
import { SocialPreview } from '#app/seo/social-preview.tsx'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { isNetChosen } from '#app/visit/net-chosen.ts'
import type { Route } from './+types/shop'

const NetPriceSwitch = lazy(() => import('#app/features/catalogue/net-price-switch.tsx'))
const CompareButton = lazy(() => import('#app/features/comparison/compare-button.tsx'))

/** Whether prices stand without VAT, as the frame decides it beside this loader: the filter by price goes by the same. */
async function showsNet(args: Route.LoaderArgs): Promise<boolean> {
  if (!isNetChosen(args.request.headers.get('cookie'))) return false
  return mayShowNet(
    await requestClient(args)
      .fetchQuery(userQuery)
      .catch(() => null),
  )
}

export const loader = async (args: Route.LoaderArgs) =>
  prefetch(
    args,
    productsQuery(readShopFilter(args.url.searchParams), await showsNet(args)),
    brandsQuery,
    categoriesQuery,
    formatsQuery,
    verificationsQuery,
  )

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  const isComparing = user !== null && mayCompare(viewerOf(user))
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_products()} · ${PRODUCT_NAME}`}</title>
      <meta name="description" content={m.shop_description()} />
      <SocialPreview title={m.menu_products()} description={m.shop_description()} drawn="shop" />
      <Shop
        prices={
          mayShowNet(user) && (
            <DeferredPart>
              <NetPriceSwitch />
            </DeferredPart>
          )
        }
        actsOf={(product) =>
          isComparing && (
            <DeferredPart>
              <CompareButton product={product} size="sm" />
            </DeferredPart>
          )
        }
      />
    </HydrationBoundary>
  )
}
