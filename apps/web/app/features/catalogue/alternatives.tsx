import type { Product } from '@salvia/contract/catalogue/shop'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { linkedQuery } from './catalogue-queries.ts'
import { ProductCard } from './product-card.tsx'
import css from './product-page.module.css'
import shop from './shop.module.css'

const SHOWN = 4

/** Alternatives to the product, with a link to compare them all. */
export function Alternatives({ product, isComparing }: { product: Product; isComparing: boolean }) {
  const [links] = useQuery(linkedQuery(product.id)).data ?? []
  const variantIds = new Set(
    product.linkedProducts.filter(({ kind }) => kind === 'Variant').map((link) => link.linkedProductId),
  )
  const others = links?.linkedProducts.filter(({ id }) => !variantIds.has(id)) ?? []
  if (others.length === 0) return null
  const shown = others.slice(0, SHOWN)
  const compared = [product, ...shown].map(({ id }) => id).join(',')
  return (
    <section className={css.alternatives} aria-labelledby="alternatives">
      <div className={css.head}>
        <h2 id="alternatives">{m.product_alternatives()}</h2>
        {isComparing && (
          <Link className="link" to={`/shop/comparison?productIds=${compared}&mainProductId=${product.id}`}>
            {m.product_compare_all()}
          </Link>
        )}
      </div>
      <ul className={shop.cards}>
        {shown.map((one) => (
          <ProductCard key={one.id} product={one} />
        ))}
      </ul>
    </section>
  )
}
