import { DAY_MS } from '@salvia/contract/durations'
import { queueErpCall } from '#kernel/outbox/outbox'
import { SAVE_ORDER } from '../data/erp-call-names.ts'
import { markQueued } from '../data/erp-order-queries.ts'
import { listComparedWithErp, type WalkedTo } from '../data/missed-queries.ts'
import type { ErpQueueing } from './follow-orders.ts'
import { queueParcels } from './send-parcels.ts'

/** Older orders have reached their buyers, so they no longer affect the stock in the ERP. */
const DAYS_COMPARED = 90
const BATCH = 500
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000'

type Compared = Awaited<ReturnType<typeof listComparedWithErp>>

/** Queues the missing ERP calls of a batch of orders, except those that another run has queued meanwhile. */
async function notifyOf({ db, jobs }: ErpQueueing, compared: Compared, now: Date): Promise<void> {
  const missed = compared.filter(({ isMissed }) => isMissed)
  const ofParcels = compared.filter((order) => order.hasMissedParcel)
  if (missed.length + ofParcels.length === 0) return
  await db.transaction(async (tx) => {
    const noted = missed.length > 0 ? await markQueued(tx, missed, now) : []
    for (const { orderId } of noted)
      await queueErpCall({ tx, jobs }, { template: SAVE_ORDER, props: { orderId } }, now)
    for (const { orderId } of ofParcels) await queueParcels({ tx, jobs }, orderId, now)
  })
}

/**
 * Compares the orders of the last 90 days, and their parcels, with what was queued for the ERP, and queues what is
 * missing: `followOrders` looks at the last hour alone, and a transaction may have ended later than that. It reads by the
 * index, some hundreds at a time, and repeating it queues nothing twice.
 */
export async function sendMissed(context: ErpQueueing, now: Date): Promise<void> {
  let at: WalkedTo = { placedAt: new Date(now.getTime() - DAYS_COMPARED * DAY_MS), orderId: BEFORE_ALL_IDS }
  for (;;) {
    const compared = await listComparedWithErp(context.db, at, BATCH)
    await notifyOf(context, compared, now)
    const last = compared.at(-1)
    if (!last || compared.length < BATCH) return
    at = last
  }
}
