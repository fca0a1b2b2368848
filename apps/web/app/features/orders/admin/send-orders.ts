import type { OrderCard, OrderWithShipments } from '@salvia/contract/orders/orders'
import type { OrderStatus } from '@salvia/contract/words/orders'
import type { Api } from '#app/api/api.ts'

const TO_SEND: readonly OrderStatus[] = ['Placed', 'InProgress', 'Processed']

/** Whether an order may have a parcel that is not with the carrier yet. */
export const maySend = ({ status }: Pick<OrderCard, 'status'>): boolean => TO_SEND.includes(status)

/** The parcels of an order that may be handed to the carrier now. */
export const parcelsToSend = ({ shipments }: Pick<OrderWithShipments, 'shipments'>): string[] =>
  shipments.flatMap(({ id, admin }) => (admin?.mayBecome.includes('InTransit') ? [id] : []))

/** Marks all parcels of an order as sent that may be. Throws when there is none, or at the first that is refused. */
export async function sendOrder(api: Api, id: string): Promise<void> {
  const parcels = parcelsToSend(await api('GET /orders/v2/{id}', { params: { id } }))
  if (parcels.length === 0) throw new Error('no parcel of the order may be sent')
  for (const parcel of parcels)
    await api('PUT /admin/shipments/{id}/status', {
      params: { id: parcel },
      body: { status: 'InTransit', trackingNumber: null, trackingUrl: null },
    })
}

/** Does one after another, whatever becomes of those before; answers those that failed. */
export async function doEach<Row>(rows: Row[], act: (row: Row) => Promise<boolean>): Promise<Row[]> {
  const failed: Row[] = []
  for (const row of rows) if (!(await act(row))) failed.push(row)
  return failed
}
