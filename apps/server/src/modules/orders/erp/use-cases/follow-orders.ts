import type { ErpCallName } from '@salvia/contract/words/erp-calls'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { queueErpCall } from '#kernel/outbox/outbox'
import { CANCEL_ORDER, FORGET_ADDRESS, SAVE_ORDER } from '../data/erp-call-names.ts'
import {
  type FoundOrder,
  listCanceled,
  listErased,
  listUntold,
  markCanceled,
  markErased,
  markQueued,
} from '../data/erp-order-queries.ts'

export type ErpQueueing = { db: Db; jobs: Pick<Jobs, 'send'> }

/** A kind of call: the orders that need it, and how it is recorded, so that each is queued once. */
type Telling<Found extends FoundOrder> = {
  template: ErpCallName
  list: (db: Db, limit: number) => Promise<Found[]>
  note: (tx: Db, found: Found[], now: Date) => Promise<FoundOrder[]>
}

const BATCH = 100

async function tell<Found extends FoundOrder>(
  { db, jobs }: ErpQueueing,
  { template, list, note }: Telling<Found>,
  now: Date,
): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    found = await db.transaction(async (tx) => {
      const orders = await list(tx, BATCH)
      if (orders.length === 0) return 0
      for (const { orderId } of await note(tx, orders, now))
        await queueErpCall({ tx, jobs }, { template, props: { orderId } }, now)
      return orders.length
    })
  }
}

/**
 * Queues what the ERP does not know yet: placed orders, cancellations, and addresses of people who were erased; each of
 * it once. It looks by the clock, so that no checkout waits for it.
 */
export async function followOrders(context: ErpQueueing, now: Date): Promise<void> {
  await tell(context, { template: SAVE_ORDER, list: listUntold, note: markQueued }, now)
  await tell(context, { template: CANCEL_ORDER, list: listCanceled, note: markCanceled }, now)
  await tell(context, { template: FORGET_ADDRESS, list: listErased, note: markErased }, now)
}
