import { z } from 'zod'
import { FileUpload, upload, uploadField } from '../people/files.ts'
import { route } from '../route.ts'
import { Id, Line } from '../wire.ts'
import { resourceKinds } from '../words/catalogue.ts'
import { planLengths } from '../words/lengths.ts'
import { ownResourceOwners } from '../words/plans.ts'
import { PlanResource, Recommendation } from './plan-records.ts'

const ResourceParams = z.strictObject({ recommendationId: Id, resourceId: Id })

/** Omitted fields are unchanged. A new one is named by its file, `Other`, and not shown to clients. */
const ResourceFields = z
  .strictObject({
    name: Line(planLengths.resourceName).min(1),
    kind: z.enum(resourceKinds),
    isShownToClients: z.boolean(),
  })
  .partial()

/** The resources of plans, a part of `plans`. */
export const resourcesOfPlans = {
  addResource: route({
    method: 'POST',
    url: '/resources',
    config: { access: 'practitioner' },
    schema: {
      summary: 'Adds a resource, as the part `File`, to an own plan',
      ...upload,
      body: FileUpload.extend({
        entityType: uploadField(z.enum(ownResourceOwners), { type: 'string', enum: [...ownResourceOwners] }),
        entityId: uploadField(Id, { type: 'string', format: 'uuid' }),
      }),
      response: { 201: PlanResource },
    },
  }),
  downloadResource: route({
    method: 'GET',
    url: '/recommendations/:recommendationId/resources/:resourceId',
    config: { access: 'owner', addition: true },
    schema: {
      summary: 'The file itself, for whoever may read the plan and it, as a download',
      params: ResourceParams,
      response: { 200: z.unknown() },
    },
  }),
  downloadResourceByCode: route({
    method: 'GET',
    url: '/recommendations/code/:shareCode/resources/:resourceId',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'The file itself, for whoever has the code, if it is shown to clients, as a download',
      params: z.strictObject({ shareCode: Line(20).min(1), resourceId: Id }),
      response: { 200: z.unknown() },
    },
  }),
  changeResource: route({
    method: 'PATCH',
    url: '/recommendations/:recommendationId/resources/:resourceId',
    config: { access: 'owner', addition: true },
    schema: {
      summary: 'Names a resource of a plan, says its kind, and whether clients see it',
      params: ResourceParams,
      body: ResourceFields,
      response: { 200: Recommendation },
    },
  }),
  removeResource: route({
    method: 'DELETE',
    url: '/recommendations/:recommendationId/resources/:resourceId',
    config: { access: 'owner' },
    schema: {
      summary: 'Takes a resource out of a plan',
      params: ResourceParams,
      response: { 200: Recommendation },
    },
  }),
}
