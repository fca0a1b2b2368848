import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { orderLengths } from '@salvia/contract/words/lengths'
import { useState } from 'react'
import { ReasonDialog } from '#app/forms/confirm-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { cancelWords } from '../cancel-words.ts'
import { useCancel } from './use-cancel.ts'

/** The way to cancel an order, while its state allows that. */
export function CancelOrder({ order }: { order: OrderWithShipments }) {
  const [isOpen, setOpen] = useState(false)
  const { run, isPending } = useCancel(order.id)
  if (!order.mayCancel) return null
  const close = () => setOpen(false)
  return (
    <div>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.order_cancel()}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={m.order_cancel_title()}
          action={m.order_cancel()}
          cancel={m.order_keep()}
          isDanger
          isBusy={isPending}
          reason={{ label: m.form_reason(), maxLength: orderLengths.why }}
          onConfirm={async (why) => {
            if ((await run(why))?.isDone) close()
          }}
          onClose={close}
        >
          <p className="second">{cancelWords(order)}</p>
        </ReasonDialog>
      )}
    </div>
  )
}
