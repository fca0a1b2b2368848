import type { Product } from '@salvia/contract/catalogue/shop'
import type { ProductInPlan } from '@salvia/contract/plans/product-in-plan'
import { mayCompare } from '@salvia/rules/comparison/comparison-list'
import { isShareCode } from '@salvia/rules/plans/share-code'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { data } from 'react-router'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { idOfAddress, isId } from '#app/api/id-of-address.ts'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { useOrderFor } from '#app/features/cart/use-order-for.ts'
import { linkedQuery, productQuery, verificationsQuery } from '#app/features/catalogue/catalogue-queries.ts'
import { ProductHead } from '#app/features/catalogue/product-head.tsx'
import { ProductPage } from '#app/features/catalogue/product-page.tsx'
import { recordSeen } from '#app/features/catalogue/seen-store.ts'
import { BannerPlace } from '#app/features/content/banner-place.tsx'
import { readBanner } from '#app/features/content/read-banner.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { viewerOf } from '#app/features/identity/viewer-of.ts'
import { rightsOf } from '#app/features/plans/view/plan-reader.ts'
import { OtherCountry } from '#app/frame/price-country.tsx'
import { useAddProduct } from '#app/frame/use-add-product.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import { useShowsNet } from '#app/visit/shown-price.ts'
import type { Route } from './+types/product'

const DisruptionNote = lazy(() =>
  import('#app/shared/disruption-note.tsx').then((part) => ({ default: part.DisruptionNote })),
)
const Practice = lazy(() => import('./practice.tsx'))
const ProductOfPlan = lazy(() =>
  import('#app/features/plans/product-in-plan.tsx').then((part) => ({ default: part.ProductOfPlan })),
)

/** The plan that the page was opened from; null without, and for what names none. */
function planNamed({ searchParams }: URL): string | null {
  const named = searchParams.get('recommendationId') ?? ''
  return isId(named) || isShareCode(named) ? named : null
}

export async function loader(args: Route.LoaderArgs) {
  const plan = planNamed(args.url)
  const [banner, cached] = await Promise.all([
    readBanner(args, 'pdp-banner'),
    prefetch(
      args,
      productQuery(idOfAddress(args.params.id), plan),
      linkedQuery(args.params.id),
      intakeFormatsQuery,
      verificationsQuery,
      deliveryFormatsQuery,
    ),
  ])
  return data({ ...cached, plan, banner }, { headers: plan === null ? {} : ofPlan })
}

/** An address with a plan opens that plan: as little kept as the plan's own page. */
const ofPlan = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <BannerPlace banner={loaderData.banner} />
      <OneProduct key={params.id} id={params.id} planNamed={loaderData.plan} />
    </HydrationBoundary>
  )
}

function usePractice(product: Product, plan: ProductInPlan | null) {
  const user = useUser()
  const isComparing = user !== null && mayCompare(viewerOf(user))
  if (user === null || !(user.isPractitioner || isComparing)) return { practice: null, isComparing }
  const practice = (
    <DeferredPart>
      <Practice
        product={product}
        plan={plan}
        isPractitioner={user.isPractitioner}
        isComparing={isComparing}
      />
    </DeferredPart>
  )
  return { practice, isComparing }
}

function OneProduct({ id, planNamed: named }: { id: string; planNamed: string | null }) {
  const { data: product } = useSuspenseQuery(productQuery(id, named))
  const { recommendation: plan } = product
  useEffect(() => recordSeen(id), [id])
  const practice = usePractice(product, plan)
  const user = useUser()
  const isOrdering = rightsOf(user, null).role === null
  const showsNet = useShowsNet()
  const countryCode = useShell()?.country.code ?? product.price?.countryCode ?? 'NL'
  const orderFor = useOrderFor()
  const { add, isAdding, notice } = useAddProduct({
    product,
    planNamed: named,
    isOfPlan: isOrdering,
    countryCode,
  })
  return (
    <>
      <title>{`${product.name}, ${product.brandName} · ${PRODUCT_NAME}`}</title>
      <meta name="description" content={product.productLocalizations[0].shortDescription} />
      {named !== null && <meta name="robots" content="noindex" />}
      <ProductHead product={product} />
      <ProductPage
        product={product}
        {...practice}
        plan={
          (plan || notice) && (
            <>
              {plan && (
                <DeferredPart>
                  <ProductOfPlan plan={plan} isOrdering={isOrdering} />
                </DeferredPart>
              )}
              {notice}
            </>
          )
        }
        discountPercentage={isOrdering && plan ? plan.discountPercentage : 0}
        disruption={
          product.productDisruption && (
            <DeferredPart>
              <DisruptionNote
                productId={id}
                stock={product.stockStatus}
                disruption={product.productDisruption}
              />
            </DeferredPart>
          )
        }
        prices={showsNet ? null : <OtherCountry />}
        orderFor={orderFor}
        isAdding={isAdding}
        onAdd={add}
      />
    </>
  )
}
