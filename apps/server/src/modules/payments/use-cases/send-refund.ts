import { type OutboxQueue, queueErpCall } from '#kernel/outbox/outbox'

export const SAVE_REFUND = 'saveErpRefund'

/** Queues a call, in the caller's transaction, that sends the ERP a refund that went through. */
export async function queueRefund(
  queue: OutboxQueue,
  { id: refundId, orderId }: { id: string; orderId: string },
  now: Date,
): Promise<void> {
  await queueErpCall(queue, { template: SAVE_REFUND, props: { orderId, refundId } }, now)
}
