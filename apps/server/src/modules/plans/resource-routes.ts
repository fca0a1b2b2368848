import { plans } from '@salvia/contract/plans/plans'
import type { FastifyReply } from 'fastify'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { sendAttachment } from '#kernel/http/attachment'
import { pictureTypes } from '#kernel/uploads/read-picture'
import { readUpload } from '#kernel/uploads/read-upload'
import type { App } from '../../app-type.ts'
import { shopLocaleOf, toStored } from '../catalogue/index.ts'
import { supplyDay } from '../reference/index.ts'
import { type CodeLookUp, lookups } from './code-look-up.ts'
import { type PlanResource, planResourceKey } from './data/plan-resource-queries.ts'
import { describeResource } from './describe-plan.ts'
import { keepPrivate } from './keep-private.ts'
import { findResource, findSharedResource, readPlan } from './read-plan.ts'
import { addPlanResource, changePlanResource, removePlanResource } from './use-cases/change-resources.ts'

const resourceTypes = ['application/pdf', ...pictureTypes]

/** Documents and pictures of plans. */
export function resourceRoutes(app: App, lookUp: CodeLookUp): void {
  const { db, now } = app

  const send = async (reply: FastifyReply, { id, name, contentType }: PlanResource) => {
    const bytes = await app.services.files.get(planResourceKey(id))
    if (!bytes) throw notFound('resource')
    return sendAttachment(reply, { name, contentType, bytes })
  }

  app.route({
    ...plans.addResource,
    handler: async (req, reply) => {
      const { entityId: recommendationId } = req.body
      const upload = await toStored(await readUpload(req, resourceTypes))
      const added = await addPlanResource(app, signedIn(req), { recommendationId, upload }, now())
      return reply.code(201).send(describeResource(added))
    },
  })

  app.route({
    ...plans.downloadResource,
    handler: async (req, reply) =>
      send(reply, await findResource(db, signedIn(req), { ...req.params, day: supplyDay(now()) })),
  })

  app.route({
    ...plans.downloadResourceByCode,
    config: { ...plans.downloadResourceByCode.config, ...lookups },
    handler: async (req, reply) => {
      keepPrivate(reply)
      const { shareCode } = req.params
      const find = () => findSharedResource(db, { actor: req.actor, ...req.params, day: supplyDay(now()) })
      return send(reply, await lookUp(req, shareCode, find))
    },
  })

  app.route({
    ...plans.changeResource,
    handler: async (req) => {
      const { recommendationId } = req.params
      await changePlanResource(db, signedIn(req), { ...req.params, fields: req.body }, now())
      return readPlan(db, signedIn(req), recommendationId, await shopLocaleOf(app, req, {}))
    },
  })

  app.route({
    ...plans.removeResource,
    handler: async (req) => {
      const { recommendationId } = req.params
      await removePlanResource(app, signedIn(req), req.params, now())
      return readPlan(db, signedIn(req), recommendationId, await shopLocaleOf(app, req, {}))
    },
  })
}
