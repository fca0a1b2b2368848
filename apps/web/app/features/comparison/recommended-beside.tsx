import type { Product, ProductCard } from '@salvia/contract/catalogue/shop'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import parts from '#app/ui/parts.module.css'
import css from './comparison.module.css'
import { recommendedQuery } from './comparison-queries.ts'
import { compareProduct, takeRecommended, toEntry, useComparison } from './comparison-store.ts'
import { useComparisonChange } from './use-comparison-change.ts'

type Props = { main: Product; planId: string | null }

/** What is linked to the main product and can be had: each is a click away from being compared with it. */
export function RecommendedBeside({ main, planId }: Props) {
  const id = useId()
  const links = useQuery(recommendedQuery(main.id)).data
  const entries = useComparison((state) => state.entries)
  const show = useComparisonChange()
  const found = useMemo(
    () =>
      (links ?? [])
        .flatMap(({ linkedProducts }) => linkedProducts)
        .filter(({ stockStatus }) => isAvailable(stockStatus.id)),
    [links],
  )
  const isMain = entries.some((entry) => entry.isMain && entry.id === main.id)
  useEffect(() => {
    if (links && isMain) takeRecommended(found.map((product) => product.id))
  }, [links, isMain, found])
  const left = found.filter((product) => !entries.some((entry) => entry.id === product.id))
  if (left.length === 0) return null
  const compare = (product: ProductCard) => {
    if (compareProduct(toEntry(product, { recommendationId: planId }))) return show()
    showSnackbar({ id: 'compared', type: 'primary', mainText: m.compare_full() })
    return undefined
  }
  return (
    <section className={css.recommended} aria-labelledby={id}>
      <h2 id={id}>{m.comparison_recommended({ product: main.name })}</h2>
      <ul className={`card ${parts.list}`}>
        {left.map((product) => (
          <li key={product.id}>
            <PackShot src={product.imageUrl} size="s" />
            <span className={parts.grow}>
              <LocalLink to={`/shop/products/${product.id}`}>{product.name}</LocalLink>{' '}
              <span className="second">{product.brandName}</span>
            </span>
            <Button
              size="sm"
              aria-label={m.compare_product({ product: product.name })}
              onClick={() => compare(product)}
            >
              {m.common_compare()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
