import { sum } from '@salvia/contract/money'
import type { Order } from '@salvia/contract/orders/orders'
import { destinationOf } from '@salvia/rules/format/destination'
import { formatMoney, formatRate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Money } from '#app/ui/money.tsx'
import { PackList } from '#app/ui/pack-list.tsx'
import { SummaryLines } from '#app/ui/summary-lines.tsx'
import css from './order-page.module.css'

/** An order's lines and totals as frozen. */
export const OrderTotals = ({ order }: { order: Order }) => (
  <aside className={`card ${css.totals}`} aria-label={m.order_products()}>
    <PackList label={m.order_products()} packs={order.lines.map(withRefund)} />
    <div className={css.sums}>
      <SummaryLines
        lines={linesOf(order)}
        after={[...balanceOf(order), ...refundedOf(order)]}
        total={{
          label: m.plan_total(),
          value: <Money value={order.totals.total} />,
          below: vatWords(order),
        }}
      />
    </div>
  </aside>
)

/** A line says how many of its packs were paid back. */
export const withRefund = (line: Order['lines'][number]) => ({
  ...line,
  note: line.refundedQuantity > 0 ? m.order_packs_refunded({ count: line.refundedQuantity }) : undefined,
})

/** What the buyer's wallet paid of the total. */
function balanceOf({ buyer }: Order) {
  if (!buyer?.balanceUsed) return []
  const value = `−${formatMoney(buyer.balanceUsed, getLocale())}`
  return [{ id: 'balance', label: m.checkout_balance_part(), value }]
}

/** What went back to the buyer or is on its way. */
function refundedOf({ buyer, totals: { total } }: Order) {
  const made = buyer?.payment?.refunds.filter(({ state }) => state !== 'Failed') ?? []
  if (made.length === 0) return []
  const amount = sum(
    made.map((refund) => refund.amount),
    total.currency,
  )
  return [{ id: 'refunded', label: m.order_back_to_buyer(), value: `−${formatMoney(amount, getLocale())}` }]
}

function linesOf({ totals, itemsCount, countryCode, carrier, practitionerName }: Order) {
  const language = getLocale()
  const destination = destinationOf(countryCode, language)
  const saving = {
    id: 'saving',
    label: practitionerName ? m.plan_you_save_with({ name: practitionerName }) : m.cart_you_save(),
    value: `−${formatMoney(totals.discount, language)}`,
    isSaving: true,
  }
  return [
    { id: 'goods', label: m.packs_count({ count: itemsCount }), value: <Money value={totals.goods} /> },
    ...(totals.discount.amount > 0 ? [saving] : []),
    {
      id: 'delivery',
      label: carrier
        ? m.checkout_delivery_with({ destination, carrier: carrier.name })
        : m.plan_delivery_to({ destination }),
      value: totals.shipping.amount === 0 ? m.plan_free() : <Money value={totals.shipping} />,
    },
  ]
}

function vatWords({ totals: { vat, total } }: Order): string {
  const language = getLocale()
  const amount = sum(
    vat.map((row) => row.amount),
    total.currency,
  )
  const rates = vat.map(({ rate }) => formatRate(rate, language)).join(', ')
  return m.plan_includes_vat({
    amount: formatMoney(amount, language),
    rates: rates || formatRate(0, language),
  })
}
