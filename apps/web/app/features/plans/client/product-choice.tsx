import { priceLine } from '@salvia/rules/cart/price-line'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useBasePrice } from '#app/shared/base-price.ts'
import { useLowestPrices } from '#app/shared/lowest-prices.ts'
import { usePackSize } from '#app/shared/pack-size.ts'
import { CheckField } from '#app/ui/field.tsx'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { Status } from '#app/ui/status.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import type { Offer } from './choice.ts'
import { ItemDescription } from './item-description.tsx'
import page from './plan-page.module.css'
import css from './product-choice.module.css'

/** A product that the cart refused, and why. */
export type Refused = { productId: string; why: string }

type Props = {
  offers: Offer[]
  /** For which country the prices are. */
  prices: ReactNode
  leftOut: ReadonlySet<string>
  refused: Refused | null
  practitioner: string
  /** With it, each product leads to its page, which keeps the plan. */
  shareCode: string | undefined
  onToggle: (itemId: string) => void
  onAll: () => void
}

/** Products with reason, availability and price; all are selected by default. */
export const ProductChoice = ({
  offers,
  prices,
  leftOut,
  refused,
  practitioner,
  shareCode,
  onToggle,
  onAll,
}: Props) => {
  const lowestOf = useLowestPrices(reducedIds(offers))
  return (
    <section className={page.section} aria-labelledby="products">
      <div className={css.head}>
        <h2 id="products">{m.common_products()}</h2>
        {leftOut.size > 0 && (
          <button type="button" className="link" onClick={onAll}>
            {m.plan_choose_all({ count: offers.length })}
          </button>
        )}
      </div>
      <div className={css.prices}>{prices}</div>
      <ul className={`card ${css.products}`}>
        {offers.map((offer) => (
          <ProductRow
            key={offer.item.id}
            offer={offer}
            shareCode={shareCode}
            lowest={lowestOf(offer.item.product.id)}
            refusal={refused?.productId === offer.item.product.id ? refused.why : null}
            isChosen={offer.canOrder && !leftOut.has(offer.item.id)}
            onToggle={() => onToggle(offer.item.id)}
          />
        ))}
      </ul>
      <p className={`second ${css.legal}`}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
        {m.plan_supplement_notice({ name: practitioner })}
      </p>
    </section>
  )
}

const reducedIds = (offers: Offer[]): string[] =>
  offers.flatMap(({ line, item }) => (line && line.discountPercentage > 0 ? [item.product.id] : []))

type RowProps = Pick<Props, 'shareCode'> & {
  offer: Offer
  isChosen: boolean
  /** Why the cart refused it, of a product that is still offered. */
  refusal: string | null
  /** Words on the lowest price of the last 30 days. */
  lowest: string | null
  onToggle: () => void
}

function ProductRow({ offer, shareCode, isChosen, refusal, lowest, onToggle }: RowProps) {
  const { item, canOrder, packs, days } = offer
  const { product } = item
  const size = usePackSize(product)
  return (
    <li id={`item-${product.id}`} className={css.product} data-off={!isChosen || undefined}>
      <CheckField
        className={css.check}
        checked={isChosen}
        disabled={!canOrder}
        aria-label={m.plan_choose({ product: product.name })}
        onChange={onToggle}
      />
      <PackShot src={product.imageUrl} size="l" isDimmed={!isChosen} />
      <ItemDescription item={item} shareCode={shareCode} />
      <div className={css.facts}>
        {refusal !== null && canOrder ? (
          <Status mark="unavailable">{refusal}</Status>
        ) : (
          <StockStatus id={product.stockStatus.id} />
        )}
        {!product.isShippable && <span className="second">{m.plan_not_shippable()}</span>}
        <span className="second">
          {days === null ? m.packs_count({ count: packs }) : m.plan_packs_last({ count: packs, days })}
        </span>
        {size && <span className="second">{m.plan_pack_holds({ size })}</span>}
      </div>
      <Price offer={offer} lowest={lowest} />
    </li>
  )
}

function Price({ offer: { line, item }, lowest }: { offer: Offer; lowest: string | null }) {
  const base = useBasePrice(item.product, line && priceLine({ ...line, quantity: 1 }).paid)
  if (!line) return <div className={css.price}>–</div>
  const { gross, paid, discount } = priceLine(line)
  return (
    <div className={`num ${css.price}`}>
      <strong>
        <Money value={paid} />
      </strong>
      {discount.amount > 0 && (
        <s className="third">
          <Money value={gross} />
        </s>
      )}
      {base && <span className="third">{base}</span>}
      {discount.amount > 0 && lowest && <span className="third">{lowest}</span>}
    </div>
  )
}
