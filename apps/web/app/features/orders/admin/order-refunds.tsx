import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'
import { Refunds } from '../refunds.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** What was refunded of an order, and the way to refund more. */
export function OrderRefunds({ order }: { order: OrderWithShipments }) {
  const [isOpen, setOpen] = useState(false)
  const refunds = order.buyer?.payment?.refunds ?? []
  const canRefund = order.refundable.amount > 0 && order.buyer?.payment !== null
  if (refunds.length === 0 && !canRefund) return null
  return (
    <section className={parts.stack} aria-labelledby="order-refunds">
      <h3 id="order-refunds">{m.refunds_title()}</h3>
      <Refunds refunds={refunds} lines={order.lines} />
      {canRefund && (
        <div>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {m.refund_open()}
          </Button>
        </div>
      )}
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </section>
  )
}
