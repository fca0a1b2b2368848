import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { followOrders } from './use-cases/follow-orders.ts'
import { sendMissed } from './use-cases/send-missed.ts'

/** Sends changes of orders to the ERP each minute, and each night what was missed. */
export function followOrdersByClock(jobs: Jobs, db: Db, now: () => Date): void {
  jobs.on({ queue: 'orders.tell-erp', cron: '* * * * *', work: () => followOrders({ db, jobs }, now()) })
  jobs.on({
    queue: 'orders.tell-erp-missed',
    cron: '29 2 * * *',
    work: () => sendMissed({ db, jobs }, now()),
  })
}
