import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { Id, IdParams, Instant } from '../wire.ts'
import { PLAN_PAGE_LIMIT } from '../words/limits.ts'
import { itemParts, versionFields } from '../words/plans.ts'
import { Recommendation, RecommendationItem } from './plan-records.ts'

/** An item as it was, with the product's name of then. */
export const VersionItem = RecommendationItem.omit({ id: true, product: true }).extend({
  productName: z.string(),
})
export type VersionItem = z.infer<typeof VersionItem>

/** What clients see of a plan, as it was: items in the order in which the plan listed them. */
export const VersionContent = z.object({
  name: z.string(),
  description: z.string(),
  summary: z.string(),
  discountPercentage: z.int(),
  items: z.array(VersionItem),
})
export type VersionContent = z.infer<typeof VersionContent>

/** What is different in the later of two versions. */
export const PlanDifference = z.object({
  added: z.array(VersionItem),
  removed: z.array(VersionItem),
  changed: z.array(
    z.object({ before: VersionItem, after: VersionItem, parts: z.array(z.enum(itemParts)).min(1) }),
  ),
  /** Whether products of both stand in another order. */
  isReordered: z.boolean(),
  fields: z.array(z.enum(versionFields)),
})
export type PlanDifference = z.infer<typeof PlanDifference>

/** A plan as it was from `begunAt` until the next version; `savedAt` is its last change. */
export const PlanVersion = z.object({
  number: z.int(),
  begunAt: Instant,
  savedAt: Instant,
  /** Who wrote it; null for an account that is gone. */
  author: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** The version that it brought back. */
  restoredFrom: z.int().nullable(),
  itemsCount: z.int(),
})
export type PlanVersion = z.infer<typeof PlanVersion>

export const planVersionBases = ['Previous', 'Current'] as const

const VersionParams = z.strictObject({ id: Id, number: z.coerce.number().int().min(1).max(1_000_000) })

export const planVersions = {
  list: route({
    method: 'GET',
    url: '/recommendations/:id/versions',
    config: { access: 'owner', addition: true },
    schema: {
      summary: 'Versions of a plan that clients could see, newest first',
      params: IdParams,
      querystring: z.strictObject(pageQuery(PLAN_PAGE_LIMIT)).omit({ sort: true }),
      response: { 200: pageOf(PlanVersion) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/recommendations/:id/versions/:number',
    config: { access: 'owner', addition: true },
    schema: {
      summary: 'A version of a plan, and what differs from the one before or to the current one',
      params: VersionParams,
      querystring: z.strictObject({ compareWith: z.enum(planVersionBases).default('Previous') }),
      response: {
        200: PlanVersion.extend({
          content: VersionContent,
          /** The version compared with; null for the first one, which has none before. */
          comparedWith: z.int().nullable(),
          /** What the later of the two changed. */
          difference: PlanDifference.nullable(),
        }),
      },
    },
  }),
  restore: route({
    method: 'POST',
    url: '/recommendations/:id/versions/:number/restore',
    config: { access: 'owner', addition: true },
    schema: {
      summary: `Writes a plan as it was in a version, as a new version; code and clients stay. ${versionRule}`,
      params: VersionParams,
      headers: IfMatch,
      response: { 200: Recommendation },
    },
  }),
}
