import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { ProductCard as Card } from '@salvia/contract/catalogue/shop'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useShowsNet } from '#app/visit/shown-price.ts'
import { ActiveFilters } from './active-filters.tsx'
import { productsQuery } from './catalogue-queries.ts'
import type { Further } from './nothing-found.tsx'
import { PageLinks } from './page-links.tsx'
import { ProductCard } from './product-card.tsx'
import { SearchNotes } from './search-notes.tsx'
import css from './shop.module.css'
import { isBrowsing, isNarrowed, readShopFilter, type ShopFilter } from './shop-filter.ts'
import { ShopFilters } from './shop-filters.tsx'
import { whyFound } from './why-found.ts'

/** Not needed to search or to choose: its script comes after that of the list. */
const ShopFront = lazy(() => import('./shop-front.tsx').then((part) => ({ default: part.ShopFront })))

const ShopState = lazy(() => import('./shop-state.tsx').then((part) => ({ default: part.ShopState })))

const NothingFound = lazy(() =>
  import('./nothing-found.tsx').then((part) => ({ default: part.NothingFound })),
)

/** Browser-only content, rendered last. */
const RecentlySeen = lazy(() => import('./recently-seen.tsx'))

/** Actions on a product in the list besides opening it. */
type ProductActs = (product: Card) => ReactNode

type ListProps = { actsOf: ProductActs; further: Further }
/** `banner`: what is announced above the products; `prices`: what all prices are for, above the first of them. */
type ShopProps = ListProps & { banner: ReactNode; prices: ReactNode }

/** The shop: search, filters and products priced for the visitor's country. */
export function Shop({ actsOf, banner, prices, further }: ShopProps) {
  const [search] = useSearchParams()
  const filter = readShopFilter(search)
  const found = useQuery({ ...productsQuery(filter, useShowsNet()), placeholderData: keepPreviousData })
  return (
    <>
      <h1 className={`title ${css.title}`}>{m.common_products()}</h1>
      <div className={`t16 second ${css.state}`} aria-live="polite">
        {found.data && (
          <DeferredPart>
            <ShopState filter={filter} found={found.data} />
          </DeferredPart>
        )}
      </div>
      <ShopFilters filter={filter} found={found.data} />
      <div className={css.strip}>
        <ActiveFilters filter={filter} facets={found.data?.facets} />
        {found.data && <SearchNotes found={found.data} />}
      </div>
      <div className={css.prices}>{prices}</div>
      {isBrowsing(filter) && (
        <DeferredPart>
          <ShopFront facets={found.data?.facets} actsOf={actsOf} />
        </DeferredPart>
      )}
      {banner}
      <Products found={found} filter={filter} {...{ actsOf, further }} />
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

type ProductsProps = ListProps & { found: Found; filter: ShopFilter }

function Products({ found, filter, actsOf, further }: ProductsProps) {
  const { data, isError, isPlaceholderData, refetch } = found
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  if (data.results.length === 0)
    return (
      <DeferredPart>
        <NothingFound further={further} found={data} />
      </DeferredPart>
    )
  const { count, limit } = data.pager
  return (
    <>
      <h2 className={css.listTitle}>{isNarrowed(filter) ? m.products_found() : m.common_all_products()}</h2>
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
      <PageLinks path="/shop" pager={{ count, limit, offset: filter.offset }} />
    </>
  )
}
