import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { CartPrice } from '@salvia/rules/cart/price-cart'
import type { LineToPrice } from '@salvia/rules/cart/price-line'
import { destinationOf } from '@salvia/rules/format/destination'
import { formatDate, formatMoney, formatRate } from '@salvia/rules/format/format'
import { IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Money } from '#app/ui/money.tsx'
import { SummaryLines } from '#app/ui/summary-lines.tsx'
import { deliveryOf, type Offer } from './choice.ts'
import css from './plan-page.module.css'

type Props = {
  plan: SharedPlan
  offers: Offer[]
  offersCount: number
  /** Whether any product of the plan can be ordered now. */
  isOrderable: boolean
  price: CartPrice<LineToPrice>
  carriers: DeliveryCarrier[]
  today: string
  children: ReactNode
}

/** Total of the selection including delivery, with country, VAT and arrival date. */
export function ChoiceSummary(props: Props) {
  const { plan, offers, offersCount, isOrderable, price, children } = props
  const { firstName, mayReceiveCommission } = plan.practitioner
  if (!isOrderable)
    return (
      <aside className={css.choice} aria-labelledby="your-choice">
        <div className={`card ${css.summaryIn}`}>
          <h2 id="your-choice">{m.plan_your_choice()}</h2>
          <p>{m.plan_nothing_to_order()}</p>
        </div>
      </aside>
    )
  const packs = offers.reduce((all, offer) => all + offer.packs, 0)
  return (
    <aside className={css.choice} aria-labelledby="your-choice">
      <div className={`card ${css.summaryIn}`}>
        <h2 id="your-choice">{m.plan_your_choice()}</h2>
        <SummaryLines
          lines={[
            {
              id: 'goods',
              label: m.plan_choice_count({ chosen: offers.length, count: offersCount, packs }),
              value: <Money value={price.goods.gross} />,
            },
            ...saving(price, firstName),
            ...delivery(price, plan.countryCode),
          ]}
          total={{ label: m.plan_total(), value: <Money value={price.total} />, below: vatWords(price) }}
        />
        <div className={css.buy}>{children}</div>
        <Arrival {...props} />
      </div>
      <p className={`second ${css.freedom}`}>
        {mayReceiveCommission ? m.plan_commission_line({ name: firstName }) : m.plan_freedom_line()}
      </p>
    </aside>
  )
}

const saving = (price: Props['price'], name: string) =>
  price.goods.discount.amount === 0
    ? []
    : [
        {
          id: 'saving',
          label: m.plan_you_save_with({ name }),
          value: `−${formatMoney(price.goods.discount, getLocale())}`,
          isSaving: true,
        },
      ]

const delivery = ({ shipping }: Props['price'], country: string) =>
  shipping === null
    ? []
    : [
        {
          id: 'delivery',
          label: m.plan_delivery_to({ destination: destinationOf(country, getLocale()) }),
          value: shipping.isFree ? m.plan_free() : <Money value={shipping.paid} />,
        },
      ]

function vatWords({ vat, vatByRate }: Props['price']): string {
  const language = getLocale()
  const rates = vatByRate.map(({ rate }) => formatRate(rate, language)).join(', ')
  return m.plan_includes_vat({ amount: formatMoney(vat, language), rates: rates || formatRate(0, language) })
}

function Arrival({ plan, offers, carriers, today }: Props) {
  const [first, later] = deliveryOf({ offers, plan, carriers }, today)
  if (!first) return null
  const day = (date: CalendarDay) => formatDate(date, getLocale(), 'weekday')
  return (
    <p className={`second ${css.arrival}`}>
      <IconTruckDelivery size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {m.plan_arrives({ day: day(first.to) })} {later && m.plan_rest_follows({ day: day(later.to) })}
      </span>
    </p>
  )
}
