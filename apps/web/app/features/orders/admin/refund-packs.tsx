import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { formatMoney } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { CheckField } from '#app/ui/field.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { isShippingRefunded } from './use-refund.ts'

/** Packs by order line, and whether the delivery is refunded too. */
export type ChosenPacks = { taken: Record<string, number>; shipping: boolean }

type Props = { order: OrderWithShipments; chosen: ChosenPacks; onChange: (chosen: ChosenPacks) => void }

/** How many packs of each line are refunded; lines that cost nothing or are refunded already are left out. */
export function RefundPacks({ order, chosen, onChange }: Props) {
  const { shipping } = order.totals
  const canRefundDelivery = shipping.amount > 0 && !isShippingRefunded(order)
  return (
    <>
      {order.lines
        .filter(({ quantity, refundedQuantity, paid }) => quantity > refundedQuantity && paid.amount > 0)
        .map(({ id, name, quantity, refundedQuantity }) => (
          <NumberField
            key={id}
            label={m.refund_packs_of({ product: name, total: quantity - refundedQuantity })}
            min={0}
            max={quantity - refundedQuantity}
            step={1}
            value={chosen.taken[id] ?? 0}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...chosen, taken: { ...chosen.taken, [id]: Number(value) || 0 } })
            }
          />
        ))}
      {canRefundDelivery && (
        <CheckField
          label={m.refund_delivery({ amount: formatMoney(shipping, getLocale()) })}
          checked={chosen.shipping}
          onChange={({ currentTarget: { checked } }) => onChange({ ...chosen, shipping: checked })}
        />
      )}
    </>
  )
}
