import type { Money as MoneyValue } from '@salvia/contract/money'
import { formatMoney, formatNumber } from '@salvia/rules/format/format'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DecimalField } from '#app/ui/decimal-field.tsx'
import { DiscountSlider } from '#app/ui/discount-slider.tsx'
import { Money } from '#app/ui/money.tsx'
import { calculatedPrices, MOST } from './calculated-prices.ts'
import css from './price-calculator.module.css'

/** What the figures begin with, in EUR; each can be changed. */
const FIRST = { list: '100', discount: 10, orders: '10' }

const listLimit = () =>
  m.calculator_list_limit({ most: formatMoney({ amount: MOST.list * 100, currency: 'EUR' }, getLocale()) })

/** What a client pays and what its practitioner earns, by the rule of every order: net, in EUR. */
export function PriceCalculator() {
  const [list, setList] = useState(FIRST.list)
  const [discountPercentage, setDiscount] = useState(FIRST.discount)
  const [orders, setOrders] = useState(FIRST.orders)
  const prices = calculatedPrices({ list, discountPercentage, orders })
  return (
    <section className={`card ${css.calculator}`} aria-labelledby="calculator">
      <div className={css.inputs}>
        <h2 id="calculator" className="t20">
          {m.calculator_title()}
        </h2>
        <noscript>
          <p className="second">{m.common_example_no_script()}</p>
        </noscript>
        <DecimalField
          label={m.calculator_list()}
          value={list}
          error={prices.clientPays ? undefined : listLimit()}
          onChange={setList}
        />
        <DiscountSlider label={m.calculator_discount()} value={discountPercentage} onChange={setDiscount} />
        <DecimalField
          label={m.calculator_orders()}
          value={orders}
          error={
            prices.orders === null
              ? m.calculator_orders_limit({ most: formatNumber(MOST.orders, getLocale()) })
              : undefined
          }
          onChange={setOrders}
        />
      </div>
      <output className={css.outcome}>
        <dl>
          <Figure label={m.calculator_client_pays()} value={prices.clientPays} />
          <Figure label={m.calculator_client_saves()} value={prices.clientSaves} />
          <Figure label={m.calculator_you_earn()} value={prices.commission} isMain />
          <Figure label={m.calculator_month()} value={prices.monthly} isMain />
        </dl>
        <p className="third">{m.calculator_note()}</p>
      </output>
    </section>
  )
}

type FigureProps = { label: string; value: MoneyValue | null; isMain?: boolean }

const Figure = ({ label, value, isMain = false }: FigureProps) => (
  <div className={css.line}>
    <dt className={isMain ? 'medium' : 'second'}>{label}</dt>
    <dd className={isMain ? css.main : undefined}>{value ? <Money value={value} /> : '–'}</dd>
  </div>
)
