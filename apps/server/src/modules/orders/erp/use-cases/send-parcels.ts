import { type OutboxQueue, queueErpCall } from '#kernel/outbox/outbox'
import { SAVE_SHIPMENT, SAVE_UNSENT } from '../data/erp-call-names.ts'

/** Queues a call, in the caller's transaction, that sends the ERP an order's parcels that are with the carrier. */
export async function queueParcels(queue: OutboxQueue, orderId: string, now: Date): Promise<void> {
  await queueErpCall(queue, { template: SAVE_SHIPMENT, props: { orderId } }, now)
}

/** The same for what is still to be sent, after packs were taken out of its parcels. */
export async function queueUnsent(queue: OutboxQueue, orderId: string, now: Date): Promise<void> {
  await queueErpCall(queue, { template: SAVE_UNSENT, props: { orderId } }, now)
}
