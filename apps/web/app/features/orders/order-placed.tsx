import { Button } from '@mantine/core'
import type { Order } from '@salvia/contract/orders/orders'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import css from './order-page.module.css'
import { OrderTotals } from './order-totals.tsx'

type Props = { order: Order; orderKey: string | undefined }

/** The status of the order after the payment page. */
type Outcome = 'placed' | 'waiting' | 'ended'

function outcomeOf({ status }: Order): Outcome {
  if (status === 'Draft' || status === 'Pending' || status === 'Confirming') return 'waiting'
  return status === 'Canceled' || status === 'Deleted' || status === 'Refunded' ? 'ended' : 'placed'
}

/** Whether the payment's last word is still to come. */
export const isWaiting = (order: Order): boolean => outcomeOf(order) === 'waiting'

/** Thanks, the number, what happens next; or that the payment is still being confirmed. */
export function OrderPlaced({ order, orderKey }: Props) {
  const outcome = outcomeOf(order)
  const path = `/orders/${order.id}${orderKey ? `?key=${orderKey}` : ''}`
  return (
    <div className={`${css.placed} ${css.grid}`}>
      <div className={css.thanks}>
        <div aria-live="polite">
          {outcome === 'placed' && <Placed order={order} />}
          {outcome === 'waiting' && <Waiting order={order} />}
          {outcome === 'ended' && <Ended />}
        </div>
        <p>
          <Button
            variant={outcome === 'waiting' ? 'default' : 'filled'}
            renderRoot={(props) => <Link to={path} {...props} />}
          >
            {m.placed_see_order()}
          </Button>
        </p>
      </div>
      <OrderTotals order={order} />
    </div>
  )
}

const Placed = ({ order }: { order: Order }) => (
  <div className={css.thanks}>
    <h1 className="title">{m.placed_title()}</h1>
    {order.number && <p className="t16">{m.placed_number({ number: order.number })}</p>}
    {order.isBackOrder && <Note tone="attention">{m.order_back_order()}</Note>}
    <h2>{m.placed_next()}</h2>
    <ol className={css.steps}>
      <li>{order.buyer ? m.placed_mail({ email: order.buyer.email }) : m.placed_mail_sent()}</li>
      <li>{m.placed_packing()}</li>
      <li>{!order.isBackOrder && <OrderDelivery order={order} />}</li>
    </ol>
  </div>
)

const Waiting = ({ order }: { order: Order }) => (
  <div className={css.thanks}>
    <h1 className="title">{m.placed_waiting_title()}</h1>
    <Note title={order.status === 'Confirming' ? m.payment_processing() : m.payment_open()}>
      {m.placed_waiting_text()}
    </Note>
  </div>
)

const Ended = () => (
  <div className={css.thanks}>
    <h1 className="title">{m.placed_ended_title()}</h1>
    <p className="second">{m.placed_ended_text()}</p>
  </div>
)
