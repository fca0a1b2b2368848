import { planJourneys } from '@salvia/contract/plans/plan-journeys'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import type { App } from '../../../app-type.ts'
import { listPlans } from '../data/plan-list-queries.ts'
import { readerOf } from '../data/plan-reader.ts'
import { checkOwnPlan, practitionerRead } from '../own-plan-access.ts'
import { readFunnel } from './data/funnel-queries.ts'
import { listJourneys, ofOwn, ofPlan } from './data/journey-queries.ts'
import type { Naming } from './data/named-entries.ts'
import { listTemplateHistory } from './data/template-history-queries.ts'

export function journeyRoutes(app: App, naming: Naming): void {
  const { db } = app

  app.route({
    ...planJourneys.ofPlan,
    handler: async (req) => {
      const recommendationId = req.params.id
      await checkOwnPlan(db, signedIn(req), recommendationId)
      const { results, count } = await listJourneys(db, naming, { ...req.query, recommendationId })
      return toPage(results.map(ofPlan), count, req.query)
    },
  })

  app.route({
    ...planJourneys.own,
    handler: async (req) => {
      const asked = { ...req.query, practitionerId: signedIn(req).userId }
      const { results, count } = await listJourneys(db, naming, asked)
      return toPage(results.map(ofOwn), count, req.query)
    },
  })

  app.route({
    ...planJourneys.funnel,
    handler: async (req) => {
      const actor = signedIn(req)
      const { recommendationId } = req.query
      const practitionerId = practitionerRead(actor, req.query.practitionerId)
      if (recommendationId) await checkOwnPlan(db, actor, recommendationId)
      return readFunnel(db, naming, { ...req.query, practitionerId })
    },
  })

  app.route({
    ...planJourneys.list,
    handler: async (req) => {
      const { results, count } = await listJourneys(db, 'Admin', req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...planJourneys.templateHistory,
    handler: async (req) => {
      await checkOwnPlan(db, signedIn(req), req.params.id)
      const { results, count } = await listTemplateHistory(db, req.params.id, req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...planJourneys.plans,
    handler: async (req) => {
      const { practitionerId, ...query } = req.query
      const asked = { ...query, practitionerIds: practitionerId ? [practitionerId] : undefined }
      const { results, count } = await listPlans(db, readerOf(signedIn(req)), asked)
      return toPage(results, count, req.query)
    },
  })
}
