import type { Product } from '@salvia/contract/catalogue/shop'
import { mayCompare } from '@salvia/rules/comparison/comparison-list'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { addLines, useCartChange } from '#app/features/cart/cart-changes.ts'
import { linkedQuery, productQuery, verificationsQuery } from '#app/features/catalogue/catalogue-queries.ts'
import { ProductHead } from '#app/features/catalogue/product-head.tsx'
import { ProductPage } from '#app/features/catalogue/product-page.tsx'
import { noteSeen } from '#app/features/catalogue/seen-store.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { viewerOf } from '#app/features/identity/viewer-of.ts'
import { OtherCountry } from '#app/frame/price-country.tsx'
import { m } from '#app/paraglide/messages.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { useShell } from '#app/visit/shell-data.ts'
import { useShowsNet } from '#app/visit/shown-price.ts'
import type { Route } from './+types/product'

const Practice = lazy(() => import('./practice.tsx'))

export const loader = (args: Route.LoaderArgs) =>
  prefetch(
    args,
    productQuery(idOfAddress(args.params.id)),
    linkedQuery(args.params.id),
    intakeFormatsQuery,
    verificationsQuery,
    deliveryFormatsQuery,
  )

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <OneProduct key={params.id} id={params.id} />
    </HydrationBoundary>
  )
}

function usePractice(product: Product) {
  const user = useUser()
  const isComparing = user !== null && mayCompare(viewerOf(user))
  if (user === null || !(user.isPractitioner || isComparing)) return { practice: null, isComparing }
  const practice = (
    <DeferredPart>
      <Practice product={product} isPractitioner={user.isPractitioner} isComparing={isComparing} />
    </DeferredPart>
  )
  return { practice, isComparing }
}

function OneProduct({ id }: { id: string }) {
  const { data: product } = useSuspenseQuery(productQuery(id))
  useEffect(() => noteSeen(id), [id])
  const practice = usePractice(product)
  const showsNet = useShowsNet()
  const countryCode = useShell()?.country.code ?? product.price?.countryCode ?? 'NL'
  const navigate = useNavigate()
  const { run, isPending } = useCartChange((answer) => {
    if (answer?.error) return
    showSnackbar({
      id: 'added-to-cart',
      type: 'success',
      mainText: m.product_added({ product: product.name }),
      action: { label: m.product_to_cart(), run: () => navigate('/cart') },
    })
  })
  const add = (quantity: number) => run(addLines([{ productId: product.id, quantity }], countryCode))
  return (
    <>
      <title>{`${product.name}, ${product.brandName} · ${PRODUCT_NAME}`}</title>
      <meta name="description" content={product.productLocalizations[0].shortDescription} />
      <ProductHead product={product} />
      <ProductPage
        product={product}
        {...practice}
        prices={showsNet ? null : <OtherCountry />}
        isAdding={isPending}
        onAdd={add}
      />
    </>
  )
}
