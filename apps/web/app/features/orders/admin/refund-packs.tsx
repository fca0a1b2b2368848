import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { formatMoney } from '@salvia/rules/format/format'
import { mayLeaveOut } from '@salvia/rules/orders/parcel-packs'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { CheckField } from '#app/ui/field.tsx'
import { WholeField } from '#app/ui/whole-field.tsx'
import { isShippingRefunded } from './use-refund.ts'

/** Packs by order line, and whether the delivery is refunded too. */
export type ChosenPacks = { taken: Record<string, number>; shipping: boolean }

type Props = { order: OrderWithShipments; chosen: ChosenPacks; onChange: (chosen: ChosenPacks) => void }

/** Whether the delivery was paid for and is not refunded yet. */
export const canRefundDelivery = (order: OrderWithShipments): boolean =>
  order.totals.shipping.amount > 0 && !isShippingRefunded(order)

/** How many packs of each line are refunded; lines that cost nothing or are refunded already are left out. */
export function RefundPacks({ order, chosen, onChange }: Props) {
  const { shipping } = order.totals
  return (
    <>
      {order.shipments.some(({ status }) => mayLeaveOut(status)) && (
        <p className="second">{m.refund_packs_text()}</p>
      )}
      {order.lines
        .filter(({ quantity, refundedQuantity, paid }) => quantity > refundedQuantity && paid.amount > 0)
        .map((line) => (
          <PacksOfLine
            key={line.id}
            line={line}
            taken={chosen.taken[line.id] ?? 0}
            onTake={(packs) => onChange({ ...chosen, taken: { ...chosen.taken, [line.id]: packs } })}
          />
        ))}
      {canRefundDelivery(order) && (
        <CheckField
          label={m.refund_delivery({ amount: formatMoney(shipping, getLocale()) })}
          checked={chosen.shipping}
          onChange={({ currentTarget: { checked } }) => onChange({ ...chosen, shipping: checked })}
        />
      )}
    </>
  )
}

type LineProps = { line: OrderWithShipments['lines'][number]; taken: number; onTake: (packs: number) => void }

/** A single pack is ticked, of several it is said how many. */
function PacksOfLine({ line: { name, quantity, refundedQuantity }, taken, onTake }: LineProps) {
  const most = quantity - refundedQuantity
  if (most === 1)
    return (
      <CheckField
        label={name}
        checked={taken === 1}
        onChange={({ currentTarget: { checked } }) => onTake(checked ? 1 : 0)}
      />
    )
  return (
    <WholeField
      label={m.common_packs_of({ product: name, total: most })}
      most={most}
      wrong={m.calculator_orders_limit({ most: String(most) })}
      value={taken}
      onChange={onTake}
    />
  )
}
