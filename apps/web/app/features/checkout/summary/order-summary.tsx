import type { Cart } from '@salvia/contract/cart/cart'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { destinationOf } from '@salvia/rules/format/destination'
import { formatDate, formatMoney, formatRate } from '@salvia/rules/format/format'
import { IconTruckDelivery } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Money } from '#app/ui/money.tsx'
import { PackList } from '#app/ui/pack-list.tsx'
import { SummaryLines } from '#app/ui/summary-lines.tsx'
import { carrierOf, deliveryWith, type ShownTotals, totalsOf } from './cart-totals.ts'
import css from './order-summary.module.css'

type Props = { cart: Cart; carriers: DeliveryCarrier[]; today: string }

/** The order's products, condensed. */
export const SummaryPacks = ({ cart }: { cart: Cart }) => (
  <PackList
    label={m.order_products()}
    packs={cart.lines.map(({ product, quantity, paid }) => ({ ...product, quantity, paid }))}
  />
)

/** Lines and totals with country and VAT, what changed, and the delivery date. */
export function SummaryTotals({ cart, carriers, today }: Props) {
  const carrier = carrierOf(cart, carriers)
  const totals = totalsOf(cart, carrier)
  return (
    <div>
      <SummaryLines
        lines={linesOf(cart, carrier, totals)}
        total={{ label: m.plan_total(), value: <Money value={totals.total} />, below: vatWords(totals) }}
      />
      <Arrival cart={cart} carrier={carrier} today={today} />
    </div>
  )
}

function linesOf(cart: Cart, carrier: DeliveryCarrier | null, { shipping }: ShownTotals) {
  const destination = destinationOf(cart.countryCode, getLocale())
  return [
    {
      id: 'goods',
      label: m.packs_count({ count: cart.itemsCount }),
      value: <Money value={cart.totals.goods} />,
    },
    ...saving(cart),
    {
      id: 'delivery',
      label: carrier
        ? m.checkout_delivery_with({ destination, carrier: carrier.name })
        : m.plan_delivery_to({ destination }),
      value: deliveryPrice(carrier, shipping),
    },
  ]
}

function deliveryPrice(carrier: DeliveryCarrier | null, shipping: ShownTotals['shipping']) {
  if (carrier === null) return '–'
  return shipping.amount === 0 ? m.plan_free() : <Money value={shipping} />
}

function saving({ totals: { discount }, recommendations }: Cart) {
  if (discount.amount === 0) return []
  const [plan] = recommendations
  return [
    {
      id: 'saving',
      label: plan ? m.plan_you_save_with({ name: plan.practitionerName }) : m.cart_you_save(),
      value: `−${formatMoney(discount, getLocale())}`,
      isSaving: true,
    },
  ]
}

function vatWords({ vat, rates }: ShownTotals): string {
  const language = getLocale()
  const named = rates.map((rate) => formatRate(rate, language)).join(', ')
  return m.plan_includes_vat({ amount: formatMoney(vat, language), rates: named || formatRate(0, language) })
}

type ArrivalProps = { cart: Cart; carrier: DeliveryCarrier | null; today: string }

function Arrival({ cart, carrier, today }: ArrivalProps) {
  // What cannot be ordered as it is has no day.
  if (carrier === null || cart.lines.some(({ problem }) => problem)) return null
  const [first, later] = deliveryWith(cart, carrier, { today })
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
