import { type Money as MoneyValue, subtract, times } from '@salvia/contract/money'
import { lineCommission } from '@salvia/rules/orders/commission'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { DiscountSlider } from '#app/ui/discount-slider.tsx'
import { Money } from '#app/ui/money.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import css from './price-calculator.module.css'

/** What the figures begin with, in EUR; each can be changed. */
const FIRST = { list: '100', discount: 10, orders: '10' }
const MOST = { list: 10_000, orders: 1000 }

/** A number that was typed, within its limits; nothing typed is none. */
const typed = (text: string, most: number): number => Math.min(Math.max(Number(text) || 0, 0), most)

/** What a client pays and what its practitioner earns, by the rule of every order: net, in EUR. */
export function PriceCalculator() {
  const [list, setList] = useState(FIRST.list)
  const [discountPercentage, setDiscount] = useState(FIRST.discount)
  const [orders, setOrders] = useState(FIRST.orders)
  const listNet: MoneyValue = { amount: Math.round(typed(list, MOST.list) * 100), currency: 'EUR' }
  const { discountNet, commission } = lineCommission({ listNet, quantity: 1, discountPercentage })
  return (
    <section className={`card ${css.calculator}`} aria-labelledby="calculator">
      <div className={css.inputs}>
        <h2 id="calculator" className="t20">
          {m.calculator_title()}
        </h2>
        <NumberField
          label={m.calculator_list()}
          min={0}
          max={MOST.list}
          step="0.01"
          value={list}
          onChange={(event) => setList(event.currentTarget.value)}
        />
        <DiscountSlider label={m.calculator_discount()} value={discountPercentage} onChange={setDiscount} />
        <NumberField
          label={m.calculator_orders()}
          min={0}
          max={MOST.orders}
          step={1}
          value={orders}
          onChange={(event) => setOrders(event.currentTarget.value)}
        />
      </div>
      <output className={css.outcome}>
        <dl>
          <Figure label={m.calculator_client_pays()} value={subtract(listNet, discountNet)} />
          <Figure label={m.calculator_client_saves()} value={discountNet} />
          <Figure label={m.calculator_you_earn()} value={commission} isMain />
          <Figure
            label={m.calculator_month()}
            value={times(commission, Math.floor(typed(orders, MOST.orders)))}
            isMain
          />
        </dl>
        <p className="third">{m.calculator_note()}</p>
      </output>
    </section>
  )
}

const Figure = ({ label, value, isMain = false }: { label: string; value: MoneyValue; isMain?: boolean }) => (
  <div className={css.line}>
    <dt className={isMain ? 'medium' : 'second'}>{label}</dt>
    <dd className={isMain ? css.main : undefined}>
      <Money value={value} />
    </dd>
  </div>
)
