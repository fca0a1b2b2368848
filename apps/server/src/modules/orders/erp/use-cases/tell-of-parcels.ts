import { type OutboxQueue, queueErpCall } from '#kernel/outbox/outbox'

export const SAVE_SHIPMENT = 'saveErpShipment'

/** Queues, in the caller's transaction, that the ERP is told of the parcels of an order that are with the carrier. */
export async function tellOfParcels(queue: OutboxQueue, orderId: string, now: Date): Promise<void> {
  await queueErpCall(queue, { template: SAVE_SHIPMENT, props: { orderId } }, now)
}
