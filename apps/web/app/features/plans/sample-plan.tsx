import { formatMoney } from '@salvia/rules/format/format'
import { IconMoon, IconSun, IconSunrise, IconSunset2 } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import {
  SAMPLE_PRACTITIONER,
  type SampleChoice,
  type SampleProduct,
  type SampleProductId,
  sampleProducts,
  sampleTotals,
  toggled,
} from '#app/shared/sample-products.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Money as MoneyText } from '#app/ui/money.tsx'
import { DrawnPack } from './drawn-pack.tsx'
import css from './sample-plan.module.css'

const times = [
  { id: 'rising', Icon: IconSunrise, label: m.intake_upon_rising },
  { id: 'morning', Icon: IconSun, label: m.intake_morning },
  { id: 'evening', Icon: IconSunset2, label: m.intake_evening },
  { id: 'bedtime', Icon: IconMoon, label: m.intake_bedtime },
] as const

/** A sample plan as clients see it. To try it, products are left out and taken in again: nothing is kept or sent. */
export function SamplePlan() {
  const [left, setLeft] = useState<readonly SampleProductId[]>([])
  return <ChosenSample left={left} onToggle={(id) => setLeft((before) => toggled(before, id))} />
}

/** The same where the choice is needed elsewhere too. */
export function ChosenSample({ left, onToggle }: SampleChoice) {
  const { total, saved } = sampleTotals(left)
  return (
    <figure className={css.plan}>
      <figcaption className="visually-hidden">{m.sample_caption()}</figcaption>
      <Head />
      <p className={`second ${css.hint}`}>{m.sample_try()}</p>
      <noscript>
        <p className={`second ${css.example}`}>{m.common_example_no_script()}</p>
      </noscript>
      <ol className={css.day}>
        {times.map(({ id, Icon, label }) => (
          <li key={id} className={css.time}>
            <span className={css.icon}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
            </span>
            <span className={css.label}>{label()}</span>
            {sampleProducts
              .filter(({ time }) => time === id)
              .map((product) => (
                <Product
                  key={product.id}
                  product={product}
                  isChosen={!left.includes(product.id)}
                  onToggle={() => onToggle(product.id)}
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
      <Avatar name={SAMPLE_PRACTITIONER} size={60} />
      <div>
        <p className="second">{m.plan_recommended_by()}</p>
        <p className="t16 strong">{SAMPLE_PRACTITIONER}</p>
      </div>
    </div>
    <p className={`serif ${css.name}`}>{m.sample_name()}</p>
  </>
)

type ProductProps = { product: SampleProduct; isChosen: boolean; onToggle: () => void }

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
    <span className={`medium ${css.title}`}>{product.name()}</span>
    <span className={css.amount}>{m.sample_capsules({ count: product.units })}</span>
  </label>
)
