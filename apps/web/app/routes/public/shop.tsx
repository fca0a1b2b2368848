import { mayCompare } from '@salvia/rules/comparison/comparison-list'
import { HydrationBoundary } from '@tanstack/react-query'
import { lazy } from 'react'
import { redirect } from 'react-router'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import {
  brandsQuery,
  categoriesQuery,
  newProductsQuery,
  oftenRecommendedQuery,
  productsQuery,
  verificationsQuery,
} from '#app/features/catalogue/catalogue-queries.ts'
import { mayShowNet } from '#app/features/catalogue/may-show-net.ts'
import { Shop } from '#app/features/catalogue/shop.tsx'
import { isBrowsing, readShopFilter, withQuery } from '#app/features/catalogue/shop-filter.ts'
import { BannerPlace } from '#app/features/content/banner-place.tsx'
import { readBanner } from '#app/features/content/read-banner.ts'
import { userQuery, useUser } from '#app/features/identity/user-query.ts'
import { viewerOf } from '#app/features/identity/viewer-of.ts'
import { AskForIt } from '#app/features/inquiries/ask-for-it.tsx'
import { PriceCountry } from '#app/frame/price-country.tsx'
import { localPath } from '#app/language/local-path.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SocialPreview } from '#app/seo/social-preview.tsx'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { isNetChosen } from '#app/visit/net-chosen.ts'
import { useShowsNet } from '#app/visit/shown-price.ts'
import type { Route } from './+types/shop'

const NetPriceSwitch = lazy(() => import('#app/features/catalogue/net-price-switch.tsx'))
const CompareButton = lazy(() => import('#app/features/comparison/compare-button.tsx'))

/** Whether prices are net, decided like in the frame: the price filter uses the same. */
async function showsNet(args: Route.LoaderArgs): Promise<boolean> {
  if (!isNetChosen(args.request.headers.get('cookie'))) return false
  return mayShowNet(
    await requestClient(args)
      .fetchQuery(userQuery)
      .catch(() => null),
  )
}

export async function loader(args: Route.LoaderArgs) {
  const asked = withQuery(args.url.searchParams)
  if (asked) throw redirect(`${localPath('/shop', getLocale())}?${asked}`)
  const filter = readShopFilter(args.url.searchParams)
  const [banner, listBanner, cached] = await Promise.all([
    readBanner(args, 'shop-banner'),
    readBanner(args, 'shop-product-banner'),
    prefetch(
      args,
      productsQuery(filter, await showsNet(args)),
      ...(isBrowsing(filter) ? [newProductsQuery(), oftenRecommendedQuery()] : []),
      brandsQuery,
      categoriesQuery,
      deliveryFormatsQuery,
      verificationsQuery,
    ),
  ])
  return { ...cached, banner, listBanner }
}

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  const isComparing = user !== null && mayCompare(viewerOf(user))
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.common_products()} · ${PRODUCT_NAME}`}</title>
      <meta name="description" content={m.shop_description()} />
      <SocialPreview title={m.common_products()} description={m.shop_description()} drawn="shop" />
      <BannerPlace banner={loaderData.banner} />
      <Shop
        banner={<BannerPlace banner={loaderData.listBanner} />}
        prices={
          <>
            <PriceCountry {...(useShowsNet() ? { sentence: m.price_country_net } : {})} />
            {mayShowNet(user) && (
              <div>
                <DeferredPart>
                  <NetPriceSwitch />
                </DeferredPart>
              </div>
            )}
          </>
        }
        further={(query) => user?.isPractitioner && query !== '' && <AskForIt query={query} />}
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
