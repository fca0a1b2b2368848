import { ledgerOfPlans } from '@salvia/contract/plans/plan-ledger'
import { plans } from '@salvia/contract/plans/plans'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#db/database'
import { signedIn } from '#kernel/http/access'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { shopLocaleOf } from '../catalogue/index.ts'
import { readPlan } from './read-plan.ts'
import { acknowledgeWarning } from './use-cases/acknowledge-warning.ts'
import { copyPlan } from './use-cases/copy-plan.ts'
import { createPlan } from './use-cases/create-plan.ts'
import { markPlanShared } from './use-cases/mark-plan-shared.ts'
import { mutePlan } from './use-cases/mute-plan.ts'
import { removePlan } from './use-cases/remove-plan.ts'
import { updatePlan } from './use-cases/update-plan.ts'

export function planWriteRoutes(app: App): void {
  const { db, now } = app

  const answer = async (req: FastifyRequest, reply: FastifyReply, recommendationId: string) => {
    return tagged(
      reply,
      await readPlan(db, signedIn(req), recommendationId, await shopLocaleOf(app, req, {})),
    )
  }

  app.route({
    ...plans.create,
    handler: async (req, reply) => {
      const { userId: practitionerId, languageCode } = signedIn(req)
      const author = { practitionerId, languageCode: req.body.languageCode ?? languageCode }
      const id = await createPlan(db, author, req.body, now())
      return reply.code(201).send(await answer(req, reply, id))
    },
  })

  app.route({
    ...plans.update,
    handler: async (req, reply) => {
      const actor = signedIn(req)
      const { id: recommendationId } = req.params
      const shown = await shopLocaleOf(app, req, {})
      const describe = (tx: Db) => readPlan(tx, actor, recommendationId, shown)
      const change = { recommendationId, input: req.body, version: versionRead(req), describe }
      await updatePlan(db, actor, change, now())
      return answer(req, reply, recommendationId)
    },
  })

  app.route({
    ...plans.mute,
    handler: async (req, reply) => {
      await mutePlan(db, signedIn(req), { recommendationId: req.params.id, ...req.body }, now())
      return answer(req, reply, req.params.id)
    },
  })

  app.route({
    ...plans.remove,
    handler: async (req, reply) => {
      await removePlan(db, signedIn(req), req.params.id, now())
      return reply.code(204).send()
    },
  })

  app.route({
    ...plans.copy,
    handler: async (req, reply) => {
      const id = await copyPlan(app, signedIn(req), { recommendationId: req.params.id, ...req.body }, now())
      return reply.code(201).send(await answer(req, reply, id))
    },
  })

  app.route({
    ...ledgerOfPlans.acknowledge,
    handler: async (req, reply) => {
      const { id: recommendationId } = req.params
      await acknowledgeWarning(db, signedIn(req), { recommendationId, warning: req.body }, now())
      return answer(req, reply, recommendationId)
    },
  })

  app.route({
    ...plans.shared,
    handler: async (req, reply) => {
      await markPlanShared(db, signedIn(req), req.params.id, now())
      return answer(req, reply, req.params.id)
    },
  })
}
