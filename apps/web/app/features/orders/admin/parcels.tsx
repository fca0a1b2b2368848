import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { Shipment } from '@salvia/contract/orders/shipment'
import type { ParcelWarning, ShipmentStatus } from '@salvia/contract/words/orders'
import { formatDate } from '@salvia/rules/format/format'
import { useState } from 'react'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { parcelStep, parcelWords } from '../shipment-words.ts'
import css from './parcels.module.css'
import { SendDialog } from './send-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'
import { useParcel } from './use-parcel.ts'

/** The parcels of an order: where each is, what is in it, and its next step. */
export function Parcels({ order }: { order: OrderWithShipments }) {
  if (order.shipments.length === 0) return null
  return (
    <section aria-labelledby="parcels">
      <h3 id="parcels">{m.parcels_title()}</h3>
      <ul className={css.parcels}>
        {order.shipments.map((parcel, at) => (
          <Parcel key={parcel.id} order={order} parcel={parcel} place={at + 1} />
        ))}
      </ul>
    </section>
  )
}

const warnings: Record<ParcelWarning, () => string> = {
  LeftAtWarehouse: m.parcel_refunded_left,
  Packed: m.parcel_refunded_packed,
}

type Props = { order: OrderWithShipments; parcel: Shipment; place: number }

function Parcel({ order, parcel, place }: Props) {
  const names = new Map(order.lines.map(({ id, name }) => [id, name]))
  const { trackingNumber, trackingUrl, arrivesBy, deliveredAt } = parcel
  const time = useTimeFormat()
  return (
    <li className={css.parcel}>
      <h4>{m.parcel_title({ place, total: order.shipments.length })}</h4>
      <p>{parcel.status === 'InTransit' ? parcelWords(parcel, time) : parcelStep(parcel.status)}</p>
      {arrivesBy && !deliveredAt && (
        <p className="second">{m.parcel_arrives_by({ day: formatDate(arrivesBy, getLocale()) })}</p>
      )}
      <ul className="second">
        {parcel.lines.map(({ orderLineId, quantity }) => (
          <li key={orderLineId}>
            {quantity} × {names.get(orderLineId)}
          </li>
        ))}
      </ul>
      {parcel.admin?.refundedPacks && <Note tone="attention">{warnings[parcel.admin.refundedPacks]()}</Note>}
      {(trackingNumber || trackingUrl) && (
        <p className="second">
          {m.parcel_tracking()}{' '}
          {trackingUrl ? <a href={trackingUrl}>{trackingNumber ?? m.shipment_track()}</a> : trackingNumber}
        </p>
      )}
      {parcel.admin && <Steps order={order} parcel={parcel} admin={parcel.admin} />}
    </li>
  )
}

type Admin = NonNullable<Shipment['admin']>

function Steps({ order, parcel, admin }: Omit<Props, 'place'> & { admin: Admin }) {
  const { advance, deliver, split } = useParcel({ orderId: order.id, shipmentId: parcel.id })
  const [open, setOpen] = useState<'send' | 'split' | null>(null)
  const close = () => setOpen(null)
  const isArriving = parcel.status === 'InTransit' && (!parcel.deliveredAt || parcel.isDeliveryAssumed)
  const canDivide = admin.maySplit && parcel.lines.reduce((all, { quantity }) => all + quantity, 0) > 1
  return (
    <>
      <div className={css.steps}>
        {admin.mayBecome.includes('InTransit') && (
          <Button size="sm" variant="filled" aria-haspopup="dialog" onClick={() => setOpen('send')}>
            {m.parcel_send()}
          </Button>
        )}
        {isArriving && (
          <Button size="sm" loading={deliver.isPending} onClick={() => deliver.run(new Date().toISOString())}>
            {m.parcel_deliver()}
          </Button>
        )}
        {canDivide && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('split')}>
            {m.parcel_split()}
          </Button>
        )}
        <OtherStep admin={admin} onChoose={(status) => advance.run({ status })} />
      </div>
      {open === 'send' && <SendDialog sending={advance} onClose={close} />}
      {open === 'split' && <SplitDialog order={order} parcel={parcel} splitting={split} onClose={close} />}
    </>
  )
}

/** Steps of the warehouse, one by one. A cancellation is asked about. */
function OtherStep({ admin, onChoose }: { admin: Admin; onChoose: (status: ShipmentStatus) => unknown }) {
  const others = admin.mayBecome.filter((status) => status !== 'InTransit')
  if (others.length === 0) return null
  const choose = async (value: string) => {
    const status = others.find((each) => each === value)
    if (!status) return
    const question = { title: m.parcel_cancel_title(), text: m.parcel_cancel_text(), isDanger: true }
    if (status === 'Canceled' && !(await ask({ ...question, action: m.parcel_cancel() }))) return
    onChoose(status)
  }
  return (
    <SelectField
      isSmall
      aria-label={m.parcel_other_step()}
      value=""
      data={[
        { value: '', label: m.parcel_other_step() },
        ...others.map((value) => ({ value, label: parcelStep(value) })),
      ]}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  )
}
