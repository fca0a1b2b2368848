import type { ProductCard as Card } from '@salvia/contract/catalogue/shop'
import type { Money as Price } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { isSelectable } from '@salvia/rules/product/stock-status'
import { pricePerDay } from '@salvia/rules/product/unit-price'
import type { ReactNode } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useBasePrice } from '#app/shared/base-price.ts'
import { usePackSize } from '#app/shared/pack-size.ts'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { TextIn } from '#app/ui/text-in.tsx'
import { useShownPrice } from '#app/visit/shown-price.ts'
import css from './shop.module.css'

/** A figure stays on one line with what it counts. */
const together = (words: string | null) => words?.replaceAll(' ', '\u00a0')

type Props = { product: Card; why?: string; children?: ReactNode }

/** A product card: pack, name, brand, contents, availability, price and actions. */
export function ProductCard({ product, why, children }: Props) {
  const price = useShownPrice(product.price)
  const size = usePackSize(product)
  const base = useBasePrice(product, price?.value ?? null)
  return (
    <li className={`card ${css.card}`}>
      <PackShot src={product.imageUrl} size="xl" />
      <div className={css.cardWords}>
        <p className="third">{[product.brandName, together(size)].filter(Boolean).join(' · ')}</p>
        <h3>
          <LocalLink to={`/shop/products/${product.id}`}>{product.name}</LocalLink>
        </h3>
        <p className={`second ${css.short}`}>
          <TextIn language={product.fallbackLanguageCode}>{product.shortDescription}</TextIn>
        </p>
        {why && <p className={`third ${css.why}`}>{why}</p>}
      </div>
      <div className={css.cardFoot}>
        <strong>{price ? <Money value={price.value} /> : '–'}</strong>
        {price && <PerUnit price={price.value} base={base} servings={product.servingsPerContainer} />}
        <StockStatus id={product.stockStatus.id} />
        {isSelectable(product.stockStatus.id) && !product.isShippable && (
          <span className="third">{m.plan_not_shippable()}</span>
        )}
        {children}
      </div>
    </li>
  )
}

/** What must stand beside a price, and what a serving costs. */
function PerUnit({ price, base, servings }: { price: Price; base: string | null; servings: number | null }) {
  const each = servings && pricePerDay(price, { unitsPerDay: 1, unitsPerPack: servings })
  const perServing = each && m.product_per_serving({ price: formatMoney(each, getLocale()) })
  const words = [base, perServing].flatMap((part) => together(part || null) ?? [])
  return words.length > 0 ? <span className="second">{words.join(' · ')}</span> : null
}
