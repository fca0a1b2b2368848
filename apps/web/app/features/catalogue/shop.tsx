import type { ProductCard as Card } from '@salvia/contract/catalogue'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { productsQuery, readShopFilter, type ShopFilter } from './catalogue-queries.ts'
import { ProductCard } from './product-card.tsx'
import css from './shop.module.css'
import { ShopFilters } from './shop-filters.tsx'

const EAGER = 6

/** What can be done with a product of the list, beside opening it. */
type ProductActs = (product: Card) => ReactNode

/** The shop: search, filters, products with the price for the reader's country. */
export function Shop({ actsOf }: { actsOf: ProductActs }) {
  const [search] = useSearchParams()
  const filter = readShopFilter(search)
  return (
    <>
      <h1 className={`title ${css.title}`}>{m.menu_products()}</h1>
      <ShopFilters filter={filter} />
      <Products filter={filter} actsOf={actsOf} />
    </>
  )
}

function Products({ filter, actsOf }: { filter: ShopFilter; actsOf: ProductActs }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...productsQuery(filter),
    placeholderData: keepPreviousData,
  })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  if (data.results.length === 0)
    return (
      <EmptyState title={m.shop_nothing_title()} action={<LocalLink to="/shop">{m.shop_clear()}</LocalLink>}>
        {m.shop_nothing_text()}
      </EmptyState>
    )
  return (
    <>
      <h2 className={`second ${css.count}`} aria-live="polite">
        {m.shop_count({ count: data.pager.count })}
      </h2>
      <ul className={css.cards} aria-busy={isPlaceholderData}>
        {data.results.map((product, at) => (
          <ProductCard key={product.id} product={product} isEager={at < EAGER}>
            {actsOf(product)}
          </ProductCard>
        ))}
      </ul>
      <Pages count={data.pager.count} limit={data.pager.limit} offset={filter.offset} />
    </>
  )
}

/** Links, so that every page of the list can be found and sent. */
function Pages({ count, limit, offset }: { count: number; limit: number; offset: number }) {
  const [search] = useSearchParams()
  const to = (next: number) => {
    const changed = new URLSearchParams(search)
    changed.set('offset', String(next))
    return `/shop?${changed}`
  }
  if (count <= limit) return null
  return (
    <nav className={css.pages} aria-label={m.list_pages()}>
      {offset > 0 && <LocalLink to={to(Math.max(0, offset - limit))}>{m.list_previous()}</LocalLink>}
      <span className="num">
        {m.list_range({ from: offset + 1, to: Math.min(offset + limit, count), count })}
      </span>
      {offset + limit < count && <LocalLink to={to(offset + limit)}>{m.list_next()}</LocalLink>}
    </nav>
  )
}
