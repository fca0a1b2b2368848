import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { followOrders } from './use-cases/follow-orders.ts'

/** Tells the ERP each minute what became of orders. */
export function followOrdersByClock(jobs: Jobs, db: Db, now: () => Date): void {
  jobs.on({ queue: 'orders.tell-erp', cron: '* * * * *', work: () => followOrders({ db, jobs }, now()) })
}
