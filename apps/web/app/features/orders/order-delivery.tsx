import type { Order } from '@salvia/contract/orders/orders'
import { deliveryWords } from './delivery-words.ts'

type Props = {
  order: Order
  /** YYYY-MM-DD; null just after ordering. */
  today?: string | null
}

/** Delivery date of each parcel, with its contents if there are two. */
export function OrderDelivery({ order: { expectedDelivery, lines }, today = null }: Props) {
  const names = (productIds: string[]) =>
    lines.flatMap(({ productId, name }) => (productIds.includes(productId) ? [name] : [])).join(', ')
  return (
    <ul>
      {expectedDelivery.map(({ to, productIds }) => (
        <li key={to}>
          {deliveryWords(to, today)}
          {expectedDelivery.length > 1 && <span className="second"> {names(productIds)}</span>}
        </li>
      ))}
    </ul>
  )
}
