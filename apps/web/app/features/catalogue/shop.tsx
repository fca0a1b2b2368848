import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { ProductCard as Card } from '@salvia/contract/catalogue/shop'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useShowsNet } from '#app/visit/shown-price.ts'
import { ActiveFilters } from './active-filters.tsx'
import { productsQuery } from './catalogue-queries.ts'
import { PageLinks } from './page-links.tsx'
import { ProductCard } from './product-card.tsx'
import css from './shop.module.css'
import { readShopFilter } from './shop-filter.ts'
import { ShopFilters } from './shop-filters.tsx'
import { whyFound } from './why-found.ts'

/** Known in the browser only, and below all else. */
const RecentlySeen = lazy(() => import('./recently-seen.tsx'))

/** What can be done with a product of the list, beside opening it. */
type ProductActs = (product: Card) => ReactNode

/** The shop: search, filters, products with the price for the reader's country. */
export function Shop({ actsOf, prices }: { actsOf: ProductActs; prices: ReactNode }) {
  const [search] = useSearchParams()
  const filter = readShopFilter(search)
  const found = useQuery({ ...productsQuery(filter, useShowsNet()), placeholderData: keepPreviousData })
  return (
    <>
      <h1 className={`title ${css.title}`}>{m.menu_products()}</h1>
      <ShopFilters filter={filter} facets={found.data?.facets} />
      <ActiveFilters filter={filter} facets={found.data?.facets} />
      {prices && <div className={css.prices}>{prices}</div>}
      <Products found={found} offset={filter.offset} actsOf={actsOf} />
      <Suspense>
        <RecentlySeen />
      </Suspense>
    </>
  )
}

type Found = Pick<
  UseQueryResult<ApiAnswer<'GET /products'>>,
  'data' | 'isError' | 'isPlaceholderData' | 'refetch'
>

function Products({ found, offset, actsOf }: { found: Found; offset: number; actsOf: ProductActs }) {
  const { data, isError, isPlaceholderData, refetch } = found
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  if (data.results.length === 0)
    return (
      <EmptyState title={m.shop_nothing_title()} action={<LocalLink to="/shop">{m.shop_clear()}</LocalLink>}>
        {m.shop_nothing_text()}
      </EmptyState>
    )
  const { count, countIsEstimate, limit } = data.pager
  return (
    <>
      <h2 className={`second ${css.count}`} aria-live="polite">
        {countIsEstimate ? m.shop_count_about({ count }) : m.shop_count({ count })}
      </h2>
      <ul className={css.cards} aria-busy={isPlaceholderData}>
        {data.results.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            {...(product.matches ? { why: whyFound(product.matches) } : {})}
          >
            {actsOf(product)}
          </ProductCard>
        ))}
      </ul>
      <PageLinks path="/shop" pager={{ count, limit, offset }} />
    </>
  )
}
