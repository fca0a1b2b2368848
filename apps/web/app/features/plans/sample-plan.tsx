import { formatMoney } from '@salvia/rules/format/format'
import { IconMoon, IconSun, IconSunrise, IconSunset2 } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Money } from '#app/ui/money.tsx'
import { DrawnPack } from './drawn-pack.tsx'
import css from './sample-plan.module.css'

const PRACTITIONER = 'Sophie van Dijk'

/** With a tenth taken off. */
const TOTAL = { amount: 11096, currency: 'EUR' } as const
const SAVED = { amount: 1233, currency: 'EUR' } as const

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
    colour: '#23474f',
    units: 1,
  },
  {
    id: 'b',
    time: 'morning',
    name: m.sample_b_complex,
    short: 'B',
    strength: 'B1–B12',
    colour: '#1f5f96',
    units: 1,
  },
  {
    id: 'probiotic',
    time: 'evening',
    name: m.sample_probiotic,
    short: '5B',
    strength: '5 × 10⁹',
    colour: '#9a7420',
    units: 1,
  },
  {
    id: 'magnesium',
    time: 'bedtime',
    name: m.sample_magnesium,
    short: 'Mg',
    strength: '200 mg',
    colour: '#1f5d4c',
    units: 2,
  },
] as const

/** A sample plan as clients see it, for illustration. */
export const SamplePlan = () => (
  <figure className={css.plan}>
    <figcaption className="visually-hidden">{m.sample_caption()}</figcaption>
    <div className={css.who}>
      <Avatar name={PRACTITIONER} size={60} />
      <div>
        <p className="second">{m.plan_recommended_by()}</p>
        <p className="t16 strong">{PRACTITIONER}</p>
      </div>
    </div>
    <p className={`serif ${css.name}`}>{m.sample_name()}</p>
    <ol className={css.day}>
      {times.map(({ id, Icon, label }) => (
        <li key={id} className={css.time}>
          <span className={css.icon}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
          </span>
          <span className={css.label}>{label()}</span>
          {products
            .filter(({ time }) => time === id)
            .map(({ id: key, name, short, strength, colour, units }) => (
              <span key={key} className={css.product}>
                <span className={css.tile}>
                  <DrawnPack
                    colour={colour}
                    name={short}
                    strength={strength}
                    glass={key === 'probiotic' ? 'amber' : 'white'}
                  />
                </span>
                <span className="medium">{name()}</span>
                <span className={css.amount}>{m.sample_capsules({ count: units })}</span>
              </span>
            ))}
        </li>
      ))}
    </ol>
    <div className={css.total}>
      <span>
        <span className="second">{m.sample_price_note()}</span>
        <span className={css.save}>{m.sample_saving({ amount: formatMoney(SAVED, getLocale()) })}</span>
      </span>
      <span className="t28 strong">
        <Money value={TOTAL} />
      </span>
    </div>
  </figure>
)
