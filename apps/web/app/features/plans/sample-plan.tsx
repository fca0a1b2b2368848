import { type Money, subtract } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { percentOf } from '@salvia/rules/money/percent-of'
import { IconMoon, IconSun, IconSunrise, IconSunset2 } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Money as MoneyText } from '#app/ui/money.tsx'
import { DrawnPack } from './drawn-pack.tsx'
import css from './sample-plan.module.css'

const PRACTITIONER = 'Sophie van Dijk'

/** What the practitioner passes on to the client, in percent. */
const DISCOUNT = 10

const times = [
  { id: 'rising', Icon: IconSunrise, label: m.intake_upon_rising },
  { id: 'morning', Icon: IconSun, label: m.intake_morning },
  { id: 'evening', Icon: IconSunset2, label: m.intake_evening },
  { id: 'bedtime', Icon: IconMoon, label: m.intake_bedtime },
] as const

const products = [
  {
    id: 'iron',
    time: 'rising',
    name: m.sample_iron,
    short: 'Fe',
    strength: '25 mg',
    price: 1995,
    colour: '#23474f',
    units: 1,
  },
  {
    id: 'b',
    time: 'morning',
    name: m.sample_b_complex,
    short: 'B',
    strength: 'B1–B12',
    price: 2890,
    colour: '#1f5f96',
    units: 1,
  },
  {
    id: 'probiotic',
    time: 'evening',
    name: m.sample_probiotic,
    short: '5B',
    strength: '5 × 10⁹',
    price: 4195,
    colour: '#9a7420',
    units: 1,
  },
  {
    id: 'magnesium',
    time: 'bedtime',
    name: m.sample_magnesium,
    short: 'Mg',
    strength: '200 mg',
    price: 3249,
    colour: '#1f5d4c',
    units: 2,
  },
] as const

type ProductId = (typeof products)[number]['id']

/** What is chosen costs, and what the plan saves of it. */
function priceOf(left: readonly ProductId[]) {
  const chosen = products.filter(({ id }) => !left.includes(id))
  const list: Money = { amount: chosen.reduce((sum, { price }) => sum + price, 0), currency: 'EUR' }
  const saved = percentOf(list, DISCOUNT)
  return { total: subtract(list, saved), saved }
}

/** A sample plan as clients see it. To try it, products are left out and taken in again: nothing is kept or sent. */
export function SamplePlan() {
  const [left, setLeft] = useState<readonly ProductId[]>([])
  const { total, saved } = priceOf(left)
  const toggle = (id: ProductId) =>
    setLeft((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  return (
    <figure className={css.plan}>
      <figcaption className="visually-hidden">{m.sample_caption()}</figcaption>
      <Head />
      <p className={`second ${css.hint}`}>{m.sample_try()}</p>
      <ol className={css.day}>
        {times.map(({ id, Icon, label }) => (
          <li key={id} className={css.time}>
            <span className={css.icon}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
            </span>
            <span className={css.label}>{label()}</span>
            {products
              .filter(({ time }) => time === id)
              .map((product) => (
                <Product
                  key={product.id}
                  product={product}
                  isChosen={!left.includes(product.id)}
                  onToggle={() => toggle(product.id)}
                />
              ))}
          </li>
        ))}
      </ol>
      <output className={css.total} aria-live="polite">
        <span>
          <span className="second">{m.sample_price_note()}</span>
          <span className={css.save}>
            {saved.amount > 0 && m.sample_saving({ amount: formatMoney(saved, getLocale()) })}
          </span>
        </span>
        <span className="t28 strong">
          <MoneyText value={total} />
        </span>
      </output>
    </figure>
  )
}

const Head = () => (
  <>
    <div className={css.who}>
      <Avatar name={PRACTITIONER} size={60} />
      <div>
        <p className="second">{m.plan_recommended_by()}</p>
        <p className="t16 strong">{PRACTITIONER}</p>
      </div>
    </div>
    <p className={`serif ${css.name}`}>{m.sample_name()}</p>
  </>
)

type ProductProps = { product: (typeof products)[number]; isChosen: boolean; onToggle: () => void }

const Product = ({ product, isChosen, onToggle }: ProductProps) => (
  <label className={css.product} data-left={!isChosen || undefined}>
    <input type="checkbox" className="check-box" checked={isChosen} onChange={onToggle} />
    <span className={css.tile}>
      <DrawnPack
        colour={product.colour}
        name={product.short}
        strength={product.strength}
        glass={product.id === 'probiotic' ? 'amber' : 'white'}
      />
    </span>
    <span className="medium">{product.name()}</span>
    <span className={css.amount}>{m.sample_capsules({ count: product.units })}</span>
  </label>
)
