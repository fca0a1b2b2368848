import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { Shipment } from '@salvia/contract/orders/shipment'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import parts from '#app/ui/parts.module.css'
import { WholeField } from '#app/ui/whole-field.tsx'
import type { useParcel } from './use-parcel.ts'

type Props = {
  order: OrderWithShipments
  parcel: Shipment
  splitting: ReturnType<typeof useParcel>['split']
  onClose: () => void
}

/** How many packs of each product go apart. */
export function SplitDialog({ order, parcel, splitting: { run, isPending }, onClose }: Props) {
  const [taken, setTaken] = useState<Record<string, number>>({})
  const names = new Map(order.lines.map(({ id, name }) => [id, name]))
  const isWrong = Object.values(taken).some(Number.isNaN)
  const lines = Object.entries(taken)
    .map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
    .filter(({ quantity }) => quantity > 0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if ((await run({ lines }))?.isDone) onClose()
  }
  return (
    <FormDialog title={m.parcel_split()} onClose={onClose}>
      <form method="post" className={parts.stack} onSubmit={submit}>
        <p className="second">{m.parcel_split_text()}</p>
        {parcel.lines.map(({ orderLineId, quantity }) => (
          <WholeField
            key={orderLineId}
            label={m.common_packs_of({ product: names.get(orderLineId) ?? '', total: quantity })}
            most={quantity}
            wrong={m.calculator_orders_limit({ most: String(quantity) })}
            value={taken[orderLineId] ?? 0}
            onChange={(packs) => setTaken((before) => ({ ...before, [orderLineId]: packs }))}
          />
        ))}
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={isPending} disabled={isWrong || lines.length === 0}>
            {m.parcel_split()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
