import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'
import { RefundDialog } from './refund-dialog.tsx'

/** The way to refund an order; what went back is in its timeline. */
export function OrderRefunds({ order }: { order: OrderWithShipments }) {
  const [isOpen, setOpen] = useState(false)
  if (order.refundable.amount === 0 || order.buyer?.payment === null) return null
  return (
    <section className={parts.stack} aria-labelledby="order-refunds">
      <h3 id="order-refunds">{m.refunds_title()}</h3>
      <div>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {m.refund_open()}
        </Button>
      </div>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </section>
  )
}
