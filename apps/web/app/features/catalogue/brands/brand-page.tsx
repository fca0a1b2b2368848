import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { BrandPage as Brand, ProductCard as Card } from '@salvia/contract/catalogue/shop'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import { categoriesQuery } from '../catalogue-queries.ts'
import { CategoryChips } from '../category-chips.tsx'
import { Crumbs } from '../crumbs.tsx'
import { PageLinks } from '../page-links.tsx'
import { ProductCard } from '../product-card.tsx'
import cards from '../shop.module.css'
import { productsOfBrandQuery } from './brand-queries.ts'
import { stateOfBrand } from './brand-state.ts'
import css from './shop-brands.module.css'

type Props = {
  brand: Brand
  /** For which country the prices are. */
  prices: ReactNode
  actsOf: (product: Card) => ReactNode
}

/** A brand: what the shop has of it, what it says of itself, and its products, priced for the visitor's country. */
export function BrandPage(props: Props) {
  const { brand } = props
  const [search] = useSearchParams()
  const found = useQuery({
    ...productsOfBrandQuery(brand.id, search),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Crumbs ways={[{ to: '/brands', name: m.brands_title() }]} here={brand.name} />
      <header className={css.head}>
        {brand.imageUrl && <PackShot src={brand.imageUrl} size="xl" isEager />}
        <div>
          <h1 className="title">{brand.name}</h1>
          <BrandState name={brand.name} found={found.data} />
          {brand.description && <p className={css.words}>{brand.description}</p>}
          {brand.websiteUrl && (
            <p className={css.website}>
              <a href={brand.websiteUrl} rel="nofollow noopener noreferrer">
                {m.brands_visit({ name: brand.name })}
              </a>
            </p>
          )}
        </div>
      </header>
      <Products {...props} found={found} />
    </>
  )
}

type Found = Pick<
  UseQueryResult<ApiAnswer<'GET /products'>>,
  'data' | 'isError' | 'isPlaceholderData' | 'refetch'
>

function BrandState({ name, found }: { name: string; found: Found['data'] }) {
  const country = useShell()?.country?.code
  if (!found || found.pager.count === 0) return null
  return <p className={`t16 second ${css.state}`}>{stateOfBrand(name, found, country)}</p>
}

function Products({ brand, prices, actsOf, found }: Props & { found: Found }) {
  const { data, isError, isPlaceholderData, refetch } = found
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  if (data.results.length === 0)
    return (
      <EmptyState
        title={m.brands_none_sold()}
        action={<LocalLink to="/shop">{m.common_all_products()}</LocalLink>}
      />
    )
  return (
    <>
      <Categories brandId={brand.id} found={data} />
      <div className={cards.listHead}>
        <h2 className={cards.listTitle}>{m.common_all_products()}</h2>
        {prices}
      </div>
      <ul className={cards.cards} aria-busy={isPlaceholderData}>
        {data.results.map((product) => (
          <ProductCard key={product.id} product={product}>
            {actsOf(product)}
          </ProductCard>
        ))}
      </ul>
      <PageLinks path={`/brands/${brand.id}`} pager={data.pager} />
    </>
  )
}

/** Of what kinds the brand has products, where it has several. */
function Categories({ brandId, found: { facets } }: { brandId: string; found: ApiAnswer<'GET /products'> }) {
  const categories = useQuery(categoriesQuery).data ?? []
  const entries = (facets?.categories ?? []).flatMap(({ id, count }) => {
    const name = categories.find((category) => category.id === id)?.names[getLocale()]
    return name && count > 0 ? [{ id, name, count }] : []
  })
  if (entries.length < 2) return null
  return (
    <div className={css.categories}>
      <CategoryChips id="categories" title={m.shop_categories()} entries={entries} brandId={brandId} />
    </div>
  )
}
