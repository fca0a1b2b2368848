import { plans } from '@salvia/contract/plans/plans'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { sendAttachment } from '#kernel/http/attachment'
import { pictureTypes } from '#kernel/uploads/read-picture'
import { readUpload } from '#kernel/uploads/read-upload'
import type { App } from '../../app-type.ts'
import { shopLocaleOf, toStored } from '../catalogue/index.ts'
import { findPlanById } from './data/plan-queries.ts'
import { listPlanResources, planResourceKey } from './data/plan-resource-queries.ts'
import { describeResource } from './describe-plan.ts'
import { readerOf } from './plan-reader.ts'
import { readPlan } from './read-plan.ts'
import { addPlanResource, removePlanResource } from './use-cases/change-resources.ts'

const resourceTypes = ['application/pdf', ...pictureTypes]

/** Documents and pictures of plans. */
export function resourceRoutes(app: App): void {
  const { db, now } = app

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
    handler: async (req, reply) => {
      const { recommendationId, resourceId } = req.params
      const plan = await findPlanById(db, recommendationId, readerOf(signedIn(req)))
      if (!plan) throw notFound('recommendation')
      const resource = (await listPlanResources(db, recommendationId)).find(({ id }) => id === resourceId)
      const bytes = resource ? await app.services.files.get(planResourceKey(resource.id)) : null
      if (!resource || !bytes) throw notFound('resource')
      return sendAttachment(reply, { name: resource.name, contentType: resource.contentType, bytes })
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
