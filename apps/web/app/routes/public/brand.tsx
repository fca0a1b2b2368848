import { mayCompare } from '@salvia/rules/comparison/comparison-list'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { BrandHead } from '#app/features/catalogue/brands/brand-head.tsx'
import { BrandPage } from '#app/features/catalogue/brands/brand-page.tsx'
import { productsOfBrandQuery, shopBrandQuery } from '#app/features/catalogue/brands/brand-queries.ts'
import { categoriesQuery } from '#app/features/catalogue/catalogue-queries.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { viewerOf } from '#app/features/identity/viewer-of.ts'
import { PriceCountry } from '#app/frame/price-country.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { useShowsNet } from '#app/visit/shown-price.ts'
import type { Route } from './+types/brand'

const CompareButton = lazy(() => import('#app/features/comparison/compare-button.tsx'))

export const loader = (args: Route.LoaderArgs) =>
  prefetch(
    args,
    shopBrandQuery(idOfAddress(args.params.id)),
    productsOfBrandQuery(args.params.id, args.url.searchParams),
    categoriesQuery,
  )

export default function BrandRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <OneBrand key={params.id} id={params.id} />
    </HydrationBoundary>
  )
}

function OneBrand({ id }: { id: string }) {
  const { data: brand } = useSuspenseQuery(shopBrandQuery(id))
  const user = useUser()
  const showsNet = useShowsNet()
  const isComparing = user !== null && mayCompare(viewerOf(user))
  return (
    <>
      <title>{`${brand.name} · ${PRODUCT_NAME}`}</title>
      <meta name="description" content={m.brand_meta({ name: brand.name })} />
      <BrandHead brand={brand} />
      <BrandPage
        brand={brand}
        prices={<PriceCountry {...(showsNet ? { sentence: m.price_country_net } : {})} />}
        actsOf={(product) =>
          isComparing && (
            <DeferredPart>
              <CompareButton product={product} size="sm" />
            </DeferredPart>
          )
        }
      />
    </>
  )
}
