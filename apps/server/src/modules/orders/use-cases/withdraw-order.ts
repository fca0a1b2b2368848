import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { endOrder } from './end-order.ts'
import { lockOrder } from './lock-order.ts'

/** Ends the order of a cart that is being changed again. Throws conflict once its payment is accepted. */
export async function withdrawOrder(
  { tx, jobs }: { tx: Db; jobs: Jobs },
  orderId: string,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  await endOrder({ tx, jobs }, order, { event: 'reopenCart', userId: null, cause: 'CartChanged' }, now)
}
