import type { BrandPage as Brand, ProductCard as Card } from '@salvia/contract/catalogue/shop'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { PageLinks } from '../page-links.tsx'
import { ProductCard } from '../product-card.tsx'
import cards from '../shop.module.css'
import { productsOfBrandQuery } from './brand-queries.ts'
import css from './shop-brands.module.css'

type Props = {
  brand: Brand
  /** For which country the prices are. */
  prices: ReactNode
  actsOf: (product: Card) => ReactNode
}

/** A brand's description and its products, priced for the visitor's country. */
export const BrandPage = ({ brand, prices, actsOf }: Props) => (
  <>
    <nav className={css.back} aria-label={m.brands_title()}>
      <LocalLink to="/brands">{m.brands_title()}</LocalLink>
    </nav>
    <header className={css.head}>
      {brand.imageUrl && <PackShot src={brand.imageUrl} size="xl" isEager />}
      <div>
        <h1 className="title">{brand.name}</h1>
        {brand.description && <p className={`t16 second ${css.words}`}>{brand.description}</p>}
        {brand.websiteUrl && (
          <p className={css.website}>
            <a href={brand.websiteUrl} rel="nofollow noopener noreferrer">
              {m.brands_visit({ name: brand.name })}
            </a>
          </p>
        )}
      </div>
    </header>
    <Products brand={brand} prices={prices} actsOf={actsOf} />
  </>
)

function Products({ brand, prices, actsOf }: Props) {
  const [search] = useSearchParams()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...productsOfBrandQuery(brand.id, search),
    placeholderData: keepPreviousData,
  })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  if (data.results.length === 0)
    return (
      <EmptyState
        title={m.brands_none_sold()}
        action={<LocalLink to="/shop">{m.common_products()}</LocalLink>}
      />
    )
  return (
    <>
      <h2 className={`second ${cards.count}`} aria-live="polite">
        {m.products_count({ count: data.pager.count })}
      </h2>
      {prices}
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
