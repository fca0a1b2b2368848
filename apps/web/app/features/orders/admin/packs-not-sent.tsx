import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { packsNotSentOf } from '../order-state.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { type ChosenPacks, canRefundDelivery } from './refund-packs.tsx'

/** The delivery goes along where the buyer gets nothing else. */
function refundOfNotSent(order: OrderWithShipments): ChosenPacks {
  const lines = order.lines.filter(({ paid }) => paid.amount > 0)
  const taken = Object.fromEntries(lines.map((line) => [line.id, packsNotSentOf(order, line)]))
  const isAll = lines.every(
    ({ id, quantity, refundedQuantity }) => refundedQuantity + (taken[id] ?? 0) === quantity,
  )
  return { taken, shipping: isAll && canRefundDelivery(order) }
}

/** Packs of canceled parcels that were paid for, and the way to refund them, which is accounting's. */
export function PacksNotSent({ order }: { order: OrderWithShipments }) {
  const [isOpen, setOpen] = useState(false)
  const chosen = refundOfNotSent(order)
  const count = Object.values(chosen.taken).reduce((sum, packs) => sum + packs, 0)
  if (count === 0 && !isOpen) return null
  const canRefund = order.refundable.amount > 0
  const way = canRefund && (
    <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {m.withdrawn_refund({ count })}
    </Button>
  )
  return (
    <>
      {count > 0 && (
        <Note tone="attention" action={way}>
          {canRefund ? m.not_sent_waiting({ count }) : m.not_sent_for_accounting({ count })}
        </Note>
      )}
      {isOpen && <RefundDialog order={order} chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  )
}
