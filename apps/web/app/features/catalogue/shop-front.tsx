import type { ProductFacets } from '@salvia/contract/catalogue/product-search'
import type { ProductCard as Card } from '@salvia/contract/catalogue/shop'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { categoriesQuery, newProductsQuery, oftenRecommendedQuery } from './catalogue-queries.ts'
import { CategoryChips } from './category-chips.tsx'
import { ProductCard } from './product-card.tsx'
import css from './shop-front.module.css'

/** Categories that name what one looks for rather than what is in the pack; their names promise nothing. */
const goalIds = new Set([
  'sleep',
  'sport',
  'immune',
  'digestion',
  'joints',
  'heart',
  'brain',
  'beauty',
  'eyes',
  'liver',
  'metabolism',
  'women',
  'men',
  'children',
])

type Props = { facets: ProductFacets | undefined; actsOf: (product: Card) => ReactNode }

/** What the shop opens with: goals, categories, what is new, what practitioners recommend. */
export function ShopFront({ facets, actsOf }: Props) {
  const language = getLocale()
  const categories = useQuery(categoriesQuery).data ?? []
  const added = useQuery(newProductsQuery()).data?.results ?? []
  const recommended = useQuery(oftenRecommendedQuery()).data ?? []
  const entries = categories.flatMap(({ id, names }) => {
    const count = facets?.categories.find((facet) => facet.id === id)?.count ?? 0
    return count > 0 ? [{ id, name: names[language], count }] : []
  })
  return (
    <>
      <CategoryChips
        id="goals"
        title={m.shop_goals()}
        entries={entries.filter(({ id }) => goalIds.has(id))}
      />
      <CategoryChips
        id="categories"
        title={m.shop_categories()}
        entries={entries.filter(({ id }) => !goalIds.has(id))}
      />
      <Row id="recommended" title={m.shop_recommended()} products={recommended} actsOf={actsOf} />
      <Row id="new" title={m.shop_new()} products={added} actsOf={actsOf} />
    </>
  )
}

type RowProps = { id: string; title: string; products: Card[]; actsOf: Props['actsOf'] }

const Row = ({ id, title, products, actsOf }: RowProps) =>
  products.length === 0 ? null : (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={css.row}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product}>
            {actsOf(product)}
          </ProductCard>
        ))}
      </ul>
    </section>
  )
