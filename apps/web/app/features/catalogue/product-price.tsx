import type { Product } from '@salvia/contract/catalogue/shop'
import { type Money as MoneyValue, subtract } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { percentOf } from '@salvia/rules/money/percent-of'
import { daysPerPack } from '@salvia/rules/product/days-per-pack'
import { pricePerDay } from '@salvia/rules/product/unit-price'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useBasePrice } from '#app/shared/base-price.ts'
import { useLowestPrices } from '#app/shared/lowest-prices.ts'
import { usePackSize } from '#app/shared/pack-size.ts'
import { Money } from '#app/ui/money.tsx'
import { useShownPrice } from '#app/visit/shown-price.ts'
import css from './product-page.module.css'

/** A unit's price at a plan's discount, as the cart reckons it. */
export const reduced = (price: MoneyValue, percent: number): MoneyValue =>
  subtract(price, percentOf(price, percent))

/** What the pack holds and the days that it lasts, as far as they are known: "60 softgels · 30 days". */
function useContents(product: Product): string {
  const size = usePackSize(product)
  const days = daysPerPack(product)
  return [size, days && m.comparison_days({ days })].filter(Boolean).join(' · ')
}

/** What the pack holds, its price with country and VAT, and the cost per serving. */
export function Price({ product, discountPercentage }: { product: Product; discountPercentage: number }) {
  const { servingsPerContainer } = product
  const contents = useContents(product)
  const price = useShownPrice(product.price)
  const paid = price && reduced(price.value, discountPercentage)
  const base = useBasePrice(product, paid)
  const lowest = useLowestPrices(discountPercentage > 0 ? [product.id] : [])(product.id)
  if (!price || !paid) return <p className={css.priced}>{m.product_no_price()}</p>
  const language = getLocale()
  const perDay = servingsPerContainer
    ? pricePerDay(paid, { unitsPerDay: 1, unitsPerPack: servingsPerContainer })
    : null
  return (
    <div className={css.priced}>
      {contents && <p className="medium">{contents}</p>}
      <p className={css.price}>
        <strong className="t28">
          <Money value={paid} />
        </strong>
        {paid.amount < price.value.amount && (
          <s className="third">
            <Money value={price.value} />
          </s>
        )}
        {lowest && <span className="second">{lowest}</span>}
        <span className="second">
          {price.basis}
          {base && ` · ${base}`}
          {perDay && ` · ${m.product_per_serving({ price: formatMoney(perDay, language) })}`}
        </span>
      </p>
    </div>
  )
}
