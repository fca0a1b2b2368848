import type { ApiInput } from '@salvia/contract/api-calls'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { orderQuery } from '../order-queries.ts'
import { timelineQuery } from './timeline/timeline-query.ts'

type Advance = ApiInput<'PUT /admin/shipments/{id}/status'>['body']
type Part = ApiInput<'POST /admin/shipments/{id}/split'>['body']

type Parcel = { orderId: string; shipmentId: string }

/** What an admin does with a parcel; the order that answers takes the place of the one shown. */
export function useParcel({ orderId, shipmentId }: Parcel) {
  const shown = [orderQuery(orderId, undefined), timelineQuery(orderId)]
  const params = { id: shipmentId }
  const rest = {
    stale: [...shown, 'GET /orders' as const, 'GET /admin/waiting' as const],
    staleOnFailure: shown,
    snackbar: 'parcel',
    otherwise: m.parcel_failed(),
  }
  const advance = useCommand({
    ...rest,
    send: (api, body: Advance) => api('PUT /admin/shipments/{id}/status', { params, body }),
    done: m.parcel_moved(),
  })
  const deliver = useCommand({
    ...rest,
    send: (api, deliveredAt: string) =>
      api('PUT /admin/shipments/{id}/delivery', { params, body: { deliveredAt } }),
    done: m.parcel_delivered(),
  })
  const split = useCommand({
    ...rest,
    send: (api, body: Part) => api('POST /admin/shipments/{id}/split', { params, body }),
    done: m.parcel_split_done(),
  })
  return { advance, deliver, split }
}
