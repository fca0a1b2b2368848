import { refillsDue } from '@salvia/contract/plans/refills-due'
import { toPage } from '#kernel/http/page'
import type { App } from '../../../app-type.ts'
import { ownRecord } from '../../people/index.ts'
import { describeRefills } from './data/refill-due-queries.ts'
import { listRefillsOf } from './list-refills-due.ts'
import type { PlanOptions } from './plan-client-context.ts'

/** The rows behind the refill rate, recomputed at each call by the rule behind the stored figures. */
export function refillDueRoutes(app: App, { ordersOfClients }: Pick<PlanOptions, 'ordersOfClients'>): void {
  const { db, now } = app

  app.route({
    ...refillsDue.list,
    handler: async (req) => {
      const { userId } = ownRecord(req, req.params.practitionerId)
      const { offset, limit, ...days } = req.query
      const due = await listRefillsOf(db, { practitionerId: userId, ...days, ordersOfClients }, now())
      const shown = due.slice(offset, offset + limit)
      return toPage(await describeRefills(db, userId, shown), due.length, req.query)
    },
  })
}
