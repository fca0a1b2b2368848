import type { Product } from '@salvia/contract/catalogue'
import { PRACTITIONER_DISCOUNT_PERCENT } from '@salvia/contract/words/limits'
import { percentOf } from '@salvia/rules/money/percent-of'
import { lineCommission } from '@salvia/rules/orders/commission'
import { type ReactNode, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatPercent } from '#app/ui/format.ts'
import { Money } from '#app/ui/money.tsx'
import css from './practice-panel.module.css'

type Props = { product: Product; isPractitioner: boolean; toPlan: ReactNode; toCompare: ReactNode }

const STEP_PERCENT = 5

/** What a product is for a practice: into a plan, beside others, and what is earned with it at which discount. */
export function PracticePanel({ product, isPractitioner, toPlan, toCompare }: Props) {
  return (
    <aside className={`card ${css.panel}`} aria-labelledby="practice">
      <h2 id="practice">{m.practice_title()}</h2>
      {toPlan}
      {isPractitioner && product.price && <Earnings price={product.price} />}
      {toCompare}
    </aside>
  )
}

function Earnings({ price }: { price: NonNullable<Product['price']> }) {
  const id = useId()
  const [discountPercentage, setDiscount] = useState(0)
  const language = getLocale()
  const { commission } = lineCommission({ listNet: price.list, quantity: 1, discountPercentage })
  const saved = percentOf(price.gross, discountPercentage)
  return (
    <div className={css.earnings}>
      <p className={css.line}>
        <label className="medium" htmlFor={id}>
          {m.practice_discount()}
        </label>
        <output htmlFor={id} className="num medium">
          {formatPercent(discountPercentage, language)}
        </output>
      </p>
      <input
        id={id}
        type="range"
        min={0}
        max={PRACTITIONER_DISCOUNT_PERCENT}
        step={STEP_PERCENT}
        value={discountPercentage}
        onChange={(event) => setDiscount(Number(event.currentTarget.value))}
      />
      <dl className={css.figures}>
        <div className={css.line}>
          <dt>{m.practice_client_pays()}</dt>
          <dd>
            <Money value={{ ...price.gross, amount: price.gross.amount - saved.amount }} />
          </dd>
        </div>
        <div className={css.line}>
          <dt>{m.practice_you_earn()}</dt>
          <dd className={css.earned}>
            <Money value={commission} />
          </dd>
        </div>
      </dl>
      <p className="third">{m.practice_net()}</p>
    </div>
  )
}
