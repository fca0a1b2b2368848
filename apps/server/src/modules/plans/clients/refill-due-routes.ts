import { refillsDue } from '@salvia/contract/plans/refills-due'
import { toPage } from '#kernel/http/page'
import type { App } from '../../../app-type.ts'
import { ownRecord } from '../../people/index.ts'
import { describeRefills } from './data/refill-due-queries.ts'
import { listRefillsDue } from './list-refills-due.ts'
import type { PlanOptions } from './plan-client-context.ts'

/** The rows behind the refill rate: counted anew at each call, by the rule that the stored figures are counted by. */
export function refillDueRoutes(app: App, { ordersOfClients }: Pick<PlanOptions, 'ordersOfClients'>): void {
  const { db, now } = app

  app.route({
    ...refillsDue.list,
    handler: async (req) => {
      const { userId } = ownRecord(req, req.params.practitionerId)
      const { dueFrom, dueTo, offset, limit } = req.query
      const [from, to] = [dueFrom && new Date(dueFrom), dueTo && new Date(dueTo)]
      const found = await listRefillsDue(db, { practitionerIds: [userId], ordersOfClients }, now())
      const due = (found.get(userId) ?? [])
        .filter(({ dueAt }) => (!from || dueAt >= from) && (!to || dueAt <= to))
        .toSorted((a, b) => b.dueAt.getTime() - a.dueAt.getTime())
      const shown = due.slice(offset, offset + limit)
      return toPage(await describeRefills(db, userId, shown), due.length, req.query)
    },
  })
}
