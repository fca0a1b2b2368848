import type { ContentOf } from '@salvia/contract/content/content'
import type { Order } from '@salvia/contract/orders/orders'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Money } from '#app/ui/money.tsx'
import { Note } from '#app/ui/note.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import css from './order-page.module.css'
import { OrderTotals } from './order-totals.tsx'
import { outcomeOf, whyUnpaid } from './placed-outcome.ts'

type Props = {
  order: Order
  orderKey: string | undefined
  /** What happens now, in the words of the content service; null if they cannot be read. */
  words: Words | null
  /** What a guest may do next. */
  next: ReactNode
}

type Words = Pick<ContentOf<'page'>, 'languageCode' | 'title' | 'sections'>

/** Whether the payment is still unconfirmed. */
export const isWaiting = (order: Order): boolean => outcomeOf(order) === 'waiting'

/** Thank-you page with number and next steps; or "payment is being confirmed". */
export function OrderPlaced({ order, orderKey, words, next }: Props) {
  const outcome = outcomeOf(order)
  const path = `/orders/${order.id}${orderKey ? `?key=${orderKey}` : ''}`
  return (
    <div className={`${css.placed} ${css.grid}`}>
      <div className={css.thanks}>
        <div aria-live="polite">
          {outcome === 'placed' && <Placed order={order} words={words} />}
          {outcome === 'waiting' && <Waiting order={order} />}
          {outcome === 'unpaid' && <Unpaid order={order} />}
          {outcome === 'ended' && <Ended />}
        </div>
        {outcome === 'unpaid' && <OrderActions order={order} orderKey={orderKey} />}
        <p className="no-print">
          <Button component={Link} to={path} variant={outcome === 'placed' ? 'filled' : 'default'}>
            {m.placed_see_order()}
          </Button>
        </p>
        <div className={`no-print ${css.thanks}`}>{next}</div>
      </div>
      <OrderTotals order={order} />
    </div>
  )
}

const Placed = ({ order, words }: Pick<Props, 'order' | 'words'>) => (
  <div className={css.thanks}>
    <h1 className={`title ${css.done}`}>
      <IconCircleCheck size={36} stroke={1.75} aria-hidden="true" />
      {m.placed_title()}
    </h1>
    {order.isBackOrder && <Note tone="attention">{m.order_back_order()}</Note>}
    <div className={`card ${css.receipt}`}>
      {order.number && <p className="t16">{m.placed_number({ number: order.number })}</p>}
      <p>
        {m.plan_total()}{' '}
        <strong className="num">
          <Money value={order.totals.total} />
        </strong>
      </p>
      {!order.isBackOrder && <OrderDelivery order={order} />}
      {order.buyer && (
        <>
          <OrderAddress address={order.buyer.shippingAddress} />
          <p className="second">{m.placed_mail({ email: order.buyer.email })}</p>
        </>
      )}
    </div>
    {words && <h2 lang={words.languageCode}>{words.title}</h2>}
    <ul className={css.steps} lang={words?.languageCode}>
      {words?.sections
        .flatMap(({ points }) => points)
        .map(({ title, text }) => (
          <li key={title}>
            <span className="medium">{title}</span>
            <br />
            <span className="second">{text}</span>
          </li>
        ))}
    </ul>
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

function Unpaid({ order }: { order: Order }) {
  const { title, text } = whyUnpaid(order.buyer?.payment?.status)
  return (
    <div className={css.thanks}>
      <h1 className="title">{title}</h1>
      <p className="second">{text}</p>
    </div>
  )
}

const Ended = () => (
  <div className={css.thanks}>
    <h1 className="title">{m.placed_ended_title()}</h1>
    <p className="second">{m.placed_ended_text()}</p>
  </div>
)
