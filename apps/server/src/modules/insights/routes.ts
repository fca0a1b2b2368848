import { insights } from '@salvia/contract/insights/insights'
import type { App } from '../../app-type.ts'
import { ownRecord } from '../people/index.ts'
import { readAllInsights, readInsightsOf } from './read-insights.ts'
import { gatherInsights } from './use-cases/gather-insights.ts'

/** Figures of practitioners by month, for them and admins, and the job that gathers them. */
export async function insightRoutes(app: App) {
  const { db, now, jobs } = app

  app.route({
    ...insights.own,
    handler: (req) => {
      const { userId } = ownRecord(req, req.params.practitionerId)
      return readInsightsOf(db, { ...req.query, practitionerId: userId }, now())
    },
  })

  app.route({ ...insights.all, handler: (req) => readAllInsights(db, req.query, now()) })

  app.route({
    ...insights.one,
    handler: (req) => readInsightsOf(db, { ...req.query, practitionerId: req.params.practitionerId }, now()),
  })

  jobs.on({
    queue: 'insights.gather',
    cron: '*/10 * * * *',
    isAlsoAtStart: true,
    work: () => gatherInsights(db, now()),
  })
}
