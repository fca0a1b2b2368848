import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { prefetch } from '#app/api/prefetch.ts'
import { useSingle } from '#app/api/use-single.ts'
import { addLines, useCartChange } from '#app/features/cart/cart-changes.ts'
import {
  categoriesQuery,
  formatsQuery,
  linkedQuery,
  productQuery,
  unitsQuery,
  verificationsQuery,
} from '#app/features/catalogue/catalogue-queries.ts'
import { ProductHead } from '#app/features/catalogue/product-head.tsx'
import { ProductPage } from '#app/features/catalogue/product-page.tsx'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '#app/shell/shell-data.ts'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import type { Route } from './+types/product'

export const loader = (args: Route.LoaderArgs) =>
  prefetch(
    args,
    productQuery(args.params.id),
    linkedQuery(args.params.id),
    unitsQuery,
    verificationsQuery,
    formatsQuery,
    categoriesQuery,
  )

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <OneProduct key={params.id} id={params.id} />
    </HydrationBoundary>
  )
}

function OneProduct({ id }: { id: string }) {
  const { data: product } = useSuspenseQuery(productQuery(id))
  const countryCode = useShell()?.country.code ?? product.price?.countryCode ?? 'NL'
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useCartChange((answer) => {
    if (answer?.error) return
    showSnackbar({
      id: 'added-to-cart',
      type: 'success',
      mainText: m.product_added({ product: product.name }),
      action: { label: m.product_to_cart(), run: () => navigate('/cart') },
    })
  })
  const add = useSingle((quantity: number) =>
    mutateAsync(addLines([{ productId: product.id, quantity }], countryCode)),
  )
  return (
    <>
      <title>{`${product.name}, ${product.brandName} · ${PRODUCT_NAME}`}</title>
      <meta name="description" content={product.localization.shortDescription} />
      <ProductHead product={product} />
      <ProductPage product={product} isAdding={isPending} onAdd={add} />
    </>
  )
}
