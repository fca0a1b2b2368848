import type { Product } from '@salvia/contract/catalogue/shop'
import type { Money } from '@salvia/contract/money'
import { PRACTITIONER_DISCOUNT_PERCENT } from '@salvia/contract/words/limits'
import { formatPercent } from '@salvia/rules/format/format'
import { percentOf } from '@salvia/rules/money/percent-of'
import { lineCommission } from '@salvia/rules/orders/commission'
import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DiscountSlider } from '#app/ui/discount-slider.tsx'
import { Money as MoneyText } from '#app/ui/money.tsx'
import css from './practice-panel.module.css'

type Props = {
  product: Product
  isPractitioner: boolean
  /** False where the law forbids commission: clients get the full margin. */
  mayEarn: boolean
  toPlan: ReactNode
  acts: ReactNode
  prices: ReactNode
}

/** For practitioners: add to a plan, compare, and earnings by discount. */
export function PracticePanel({ product, isPractitioner, mayEarn, toPlan, acts, prices }: Props) {
  return (
    <aside className={`card ${css.panel}`} aria-labelledby="practice">
      <h2 id="practice">{m.practice_title()}</h2>
      {toPlan}
      {isPractitioner && product.price && <Earnings price={product.price} mayEarn={mayEarn} />}
      <div className={css.acts}>{acts}</div>
      {prices}
    </aside>
  )
}

const reduced = (gross: Money, percent: number): Money => ({
  ...gross,
  amount: gross.amount - percentOf(gross, percent).amount,
})

type EarningsProps = { price: NonNullable<Product['price']>; mayEarn: boolean }

function Earnings({ price, mayEarn }: EarningsProps) {
  const [discountPercentage, setDiscount] = useState(mayEarn ? 0 : PRACTITIONER_DISCOUNT_PERCENT)
  const language = getLocale()
  const { commission } = lineCommission({ listNet: price.list, quantity: 1, discountPercentage })
  return (
    <div className={css.earnings}>
      <DiscountSlider
        label={m.practice_discount()}
        disabled={!mayEarn}
        value={discountPercentage}
        onChange={setDiscount}
      />
      <p className={`third num ${css.line}`} aria-hidden="true">
        {[0, PRACTITIONER_DISCOUNT_PERCENT].map((percent) => (
          <span key={percent}>{formatPercent(percent, language)}</span>
        ))}
      </p>
      <dl className={css.figures}>
        <div className={css.line}>
          <dt>{m.practice_client_pays()}</dt>
          <dd>
            <MoneyText value={reduced(price.gross, discountPercentage)} />
          </dd>
        </div>
        <div className={css.line}>
          <dt>{m.practice_you_earn()}</dt>
          <dd className={css.earned}>
            <MoneyText value={commission} />
          </dd>
        </div>
        <div className={css.line}>
          <dt>{m.practice_own_order({ percent: formatPercent(PRACTITIONER_DISCOUNT_PERCENT, language) })}</dt>
          <dd>
            <MoneyText value={reduced(price.gross, PRACTITIONER_DISCOUNT_PERCENT)} />
          </dd>
        </div>
      </dl>
      <p className="third">{mayEarn ? m.practice_net() : m.commission_forbidden_you()}</p>
    </div>
  )
}
