import type { Order } from '@salvia/contract/orders/orders'
import { formatDate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

const day = (date: string) => formatDate(date, getLocale(), 'weekday')

/** When each parcel arrives, and what is in it where there are two. */
export function OrderDelivery({ order: { expectedDelivery, lines } }: { order: Order }) {
  const names = (productIds: string[]) =>
    lines.flatMap(({ productId, name }) => (productIds.includes(productId) ? [name] : [])).join(', ')
  return (
    <ul>
      {expectedDelivery.map(({ to, productIds }) => (
        <li key={to}>
          {m.plan_arrives({ day: day(to) })}
          {expectedDelivery.length > 1 && <span className="second"> {names(productIds)}</span>}
        </li>
      ))}
    </ul>
  )
}
