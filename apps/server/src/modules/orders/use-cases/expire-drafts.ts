import { MINUTE_MS } from '@salvia/contract/durations'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { orders } from '../data/order-tables.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './lock-order.ts'

const BATCH = 200
/** How long a draft's frozen prices are valid before payment starts. */
const DRAFT_MINUTES = 30

/** Deletes drafts without a started payment after half an hour, and reopens their carts. */
export async function expireDrafts({ db, jobs }: { db: Db; jobs: Jobs }, now: Date): Promise<void> {
  const madeBefore = new Date(now.getTime() - DRAFT_MINUTES * MINUTE_MS)
  const isLapsed = and(eq(orders.status, 'Draft'), lte(orders.createdAt, madeBefore))
  const lapsed = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isLapsed)
    .orderBy(asc(orders.createdAt))
    .limit(BATCH)
  for (const { id } of lapsed)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order.status !== 'Draft') return
      const ending = { event: 'cancel' as const, userId: null, cause: 'NotPaidInTime' as const }
      await endOrder({ tx, jobs }, order, ending, now)
    })
}
