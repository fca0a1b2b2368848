import type { OrderCard } from '@salvia/contract/orders/orders'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Money } from '#app/ui/money.tsx'
import parts from '#app/ui/parts.module.css'
import { Time } from '#app/visit/time.tsx'
import { OrderStatus } from './order-status.tsx'

/** An order in a short list beside other things. */
export const OrderRow = ({
  order: { id, number, placedAt, createdAt, itemsCount, totalAmount, ...standing },
}: {
  order: OrderCard
}) => (
  <li>
    <div className={parts.grow}>
      <p>
        <Link className="medium" to={`/orders/${id}`}>
          {number ?? m.order_unnumbered()}
        </Link>
        {' · '}
        <OrderStatus {...standing} />
      </p>
      <p className="third">
        <Time at={placedAt ?? createdAt} style="day" /> · {m.packs_count({ count: itemsCount })}
      </p>
    </div>
    <Money value={totalAmount} />
  </li>
)
