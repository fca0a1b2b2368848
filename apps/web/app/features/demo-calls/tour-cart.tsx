import { m } from '#app/paraglide/messages.js'
import { type SampleChoice, samplePrice, sampleProducts, sampleTotals } from '#app/shared/sample-products.ts'
import { CheckField } from '#app/ui/field.tsx'
import { Money } from '#app/ui/money.tsx'
import css from './demo-tour.module.css'

/** What of the sample plan goes into the cart, in the tour: chosen and summed up here, and sent nowhere. */
export function TourCart({ left, onToggle }: SampleChoice) {
  const { total } = sampleTotals(left)
  return (
    <fieldset className={`card ${css.cart}`}>
      <legend className="visually-hidden">{m.demo_tour_products()}</legend>
      {sampleProducts.map((product) => (
        <div key={product.id} className={css.line}>
          <CheckField
            label={product.name()}
            checked={!left.includes(product.id)}
            onChange={() => onToggle(product.id)}
          />
          <Money value={samplePrice(product)} />
        </div>
      ))}
      <div className={`${css.line} ${css.total}`} role="status">
        <span className="strong">{total.amount === 0 ? m.product_choose_one() : m.demo_tour_total()}</span>
        <span className="strong">
          <Money value={total} />
        </span>
      </div>
    </fieldset>
  )
}
