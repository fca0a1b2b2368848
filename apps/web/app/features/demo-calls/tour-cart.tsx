import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/field.tsx'
import { Money } from '#app/ui/money.tsx'
import css from './demo-tour.module.css'

/** Cents with VAT, the plan's tenth taken off: together what the sample plan says. */
const lines = [
  { id: 'iron', name: m.sample_iron, amount: 2241 },
  { id: 'b', name: m.sample_b_complex, amount: 2610 },
  { id: 'probiotic', name: m.sample_probiotic, amount: 3555 },
  { id: 'magnesium', name: m.sample_magnesium, amount: 2690 },
]

const priceOf = (amount: number) => ({ amount, currency: 'EUR' as const })

/** What of a plan goes into the cart, in the tour: chosen and summed up here, and nowhere else. */
export function TourCart() {
  const [out, setOut] = useState<string[]>([])
  const total = lines.reduce((sum, { id, amount }) => (out.includes(id) ? sum : sum + amount), 0)
  return (
    <fieldset className={`card ${css.cart}`}>
      <legend className="visually-hidden">{m.demo_tour_products()}</legend>
      {lines.map(({ id, name, amount }) => (
        <div key={id} className={css.line}>
          <CheckField
            label={name()}
            checked={!out.includes(id)}
            onChange={(event) => {
              const isIn = event.currentTarget.checked
              setOut((before) => (isIn ? before.filter((one) => one !== id) : [...before, id]))
            }}
          />
          <Money value={priceOf(amount)} />
        </div>
      ))}
      <div className={`${css.line} ${css.total}`} role="status">
        <span className="strong">{total === 0 ? m.product_choose_one() : m.demo_tour_total()}</span>
        <span className="strong">
          <Money value={priceOf(total)} />
        </span>
      </div>
    </fieldset>
  )
}
