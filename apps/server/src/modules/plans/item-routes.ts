import { plans } from '@salvia/contract/plans/plans'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../app-type.ts'
import { shopLocaleOf } from '../catalogue/index.ts'
import { readPlan } from './read-plan.ts'
import { addPlanItems, removePlanItem, updatePlanItem } from './use-cases/change-items.ts'

export function itemRoutes(app: App): void {
  const { db, now } = app
  const answer = async (req: FastifyRequest, recommendationId: string) =>
    readPlan(db, signedIn(req), recommendationId, await shopLocaleOf(app, req, {}))

  app.route({
    ...plans.addItems,
    handler: async (req) => {
      const { recommendationId } = req.params
      const items = req.body.recommendationItems
      await addPlanItems(db, signedIn(req), { recommendationId, items }, now())
      return answer(req, recommendationId)
    },
  })

  app.route({
    ...plans.updateItem,
    handler: async (req) => {
      const { recommendationId, id: itemId } = req.params
      await updatePlanItem(db, signedIn(req), { recommendationId, itemId, instructions: req.body }, now())
      return answer(req, recommendationId)
    },
  })

  app.route({
    ...plans.removeItem,
    handler: async (req) => {
      const { recommendationId, id: itemId } = req.params
      await removePlanItem(db, signedIn(req), { recommendationId, itemId }, now())
      return answer(req, recommendationId)
    },
  })
}
