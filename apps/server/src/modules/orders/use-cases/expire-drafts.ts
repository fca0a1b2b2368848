import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { orders } from '../data/order-tables.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './lock-order.ts'

const BATCH = 200

/** Deletes drafts that nobody began to pay while their stock was reserved; their carts are open again. */
export async function expireDrafts({ db, jobs }: { db: Db; jobs: Jobs }, now: Date): Promise<void> {
  const isLapsed = and(eq(orders.status, 'Draft'), lte(orders.reservedUntil, now))
  const lapsed = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isLapsed)
    .orderBy(asc(orders.reservedUntil))
    .limit(BATCH)
  for (const { id } of lapsed)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order.status !== 'Draft' || !order.reservedUntil || order.reservedUntil > now) return
      await endOrder({ tx, jobs }, order, { event: 'cancel', userId: null, why: 'not paid in time' }, now)
    })
}
