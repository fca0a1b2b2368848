import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { Withdrawal } from '@salvia/contract/orders/withdrawals'
import { mayRefundOrder } from '@salvia/rules/orders/order-state'
import { packsToRefund } from '@salvia/rules/orders/withdrawal'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Time } from '#app/visit/time.tsx'
import css from '../order-page.module.css'
import { withdrawalQuery } from '../withdrawal/withdrawal-query.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { type ChosenPacks, canRefundDelivery } from './refund-packs.tsx'

type Props = { order: OrderWithShipments }

/** Withdrawn packs that wait for their refund, by line; the delivery goes along once no pack is kept. */
function refundOfWithdrawn(order: OrderWithShipments): ChosenPacks {
  const waiting = mayRefundOrder(order) ? order.lines : []
  const taken = Object.fromEntries(
    waiting.map(({ id, owedQuantity, paid }) => [
      id,
      packsToRefund({ owedQuantity: owedQuantity ?? 0, paid: paid.amount }),
    ]),
  )
  const isAllBack = order.lines.every(
    ({ id, quantity, refundedQuantity, paid }) =>
      paid.amount === 0 || refundedQuantity + (taken[id] ?? 0) === quantity,
  )
  return { taken, shipping: isAllBack && canRefundDelivery(order) }
}

/** Who withdrew from which packs of an order and when, and the way to refund what waits for it. */
export function WithdrawnPacks({ order }: Props) {
  const { data } = useQuery(withdrawalQuery(order.id, undefined))
  if (!data || data.declared.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="order-withdrawn">
      <h3 id="order-withdrawn">{m.withdrawn_heading()}</h3>
      <ul aria-labelledby="order-withdrawn">
        {data.declared.map(({ id, name, declaredAt, lines }) => (
          <li key={id}>
            {name && `${name} · `}
            <Time at={declaredAt} className="second" />
            <p className="second">{packsOf(order, lines)}</p>
          </li>
        ))}
      </ul>
      <Waiting order={order} />
    </section>
  )
}

const packsOf = (order: OrderWithShipments, lines: Withdrawal['left']): string => {
  const names = new Map(order.lines.map(({ id, name }) => [id, name]))
  return lines.map(({ orderLineId, quantity }) => `${quantity} × ${names.get(orderLineId)}`).join(' · ')
}

/** How many packs wait for their refund; accounting refunds exactly these. */
function Waiting({ order }: Props) {
  const [isOpen, setOpen] = useState(false)
  const chosen = refundOfWithdrawn(order)
  const count = Object.values(chosen.taken).reduce((sum, packs) => sum + packs, 0)
  const canRefund = order.refundable.amount > 0
  if (count === 0 && !isOpen) return <p className="second">{m.withdrawn_settled()}</p>
  return (
    <>
      <p>{canRefund ? m.withdrawn_waiting({ count }) : m.withdrawn_for_accounting({ count })}</p>
      {canRefund && (
        <div>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {m.withdrawn_refund({ count })}
          </Button>
        </div>
      )}
      {isOpen && <RefundDialog order={order} chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  )
}
