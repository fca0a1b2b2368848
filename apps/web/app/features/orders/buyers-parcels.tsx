import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { Shipment } from '@salvia/contract/orders/shipment'
import { formatDate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useTimeFormat } from '#app/visit/time.tsx'
import css from './order-page.module.css'
import { isRefunded, isWithdrawn } from './order-state.ts'
import { parcelWords } from './shipment-words.ts'

/** The parcels of an order for who waits for them: where each is, when it comes, what is in it. */
export function BuyersParcels({ order }: { order: OrderWithShipments }) {
  const { shipments } = order
  const time = useTimeFormat()
  const arrival = isWithdrawn(order) || isRefunded(order) ? () => null : arrivalOf
  if (shipments.length === 0) return null
  return (
    <ul className={css.parcels}>
      {shipments.map((parcel, at) => (
        <li key={parcel.id}>
          {shipments.length > 1 && <h3>{m.parcel_title({ place: at + 1, total: shipments.length })}</h3>}
          <p>{[parcelWords(parcel, time), arrival(parcel)].filter(Boolean).join(' · ')}</p>
          {shipments.length > 1 && <p className="second">{contentsOf(order, parcel)}</p>}
          <Tracking parcel={parcel} />
        </li>
      ))}
    </ul>
  )
}

const arrivalOf = ({ arrivesBy, deliveredAt }: Shipment): string | null =>
  arrivesBy && !deliveredAt ? m.parcel_arrives_by({ day: formatDate(arrivesBy, getLocale()) }) : null

const contentsOf = ({ lines }: OrderWithShipments, parcel: Shipment): string =>
  parcel.lines
    .map(
      ({ orderLineId, quantity }) =>
        `${quantity} × ${lines.find(({ id }) => id === orderLineId)?.name ?? ''}`,
    )
    .join(', ')

function Tracking({ parcel: { trackingNumber, trackingUrl } }: { parcel: Shipment }) {
  if (!trackingNumber && !trackingUrl) return null
  return (
    <p className="second">
      {trackingNumber && `${m.parcel_tracking()} ${trackingNumber} `}
      {trackingUrl && <a href={trackingUrl}>{m.shipment_track()}</a>}
    </p>
  )
}
