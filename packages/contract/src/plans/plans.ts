import { z } from 'zod'
import { OrderCard } from '../orders/orders.ts'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { MaybeIfMatch, versionRule } from '../versions.ts'
import { CountryCode, Flag, Id, IdList, IdParams, Instant, LanguageCode, Line } from '../wire.ts'
import { planLengths } from '../words/lengths.ts'
import { PLAN_ITEM_LIMIT, PLAN_PAGE_LIMIT } from '../words/limits.ts'
import { recommendationListModes } from '../words/plans.ts'
import {
  askedOfPlans,
  ItemInput,
  PlanChange,
  PlanInput,
  Recommendation,
  RecommendationRow,
  SharedPlan,
} from './plan-records.ts'
import { resourcesOfPlans } from './plan-resources.ts'

const listQuery = z.strictObject({
  checkContainsProductId: Id.optional(),
  name: Line(planLengths.name).optional(),
  updatedAtFrom: Instant.optional(),
  sharedFrom: Instant.optional(),
  sharedTo: Instant.optional(),
  createdFrom: Instant.optional(),
  createdTo: Instant.optional(),
  /** Plans that were shared, or not yet. */
  isShared: Flag.optional(),
  mode: z.enum(recommendationListModes).optional(),
  languageCode: LanguageCode.optional(),
  templateId: Id.optional(),
  templateCategoryId: Line(60).optional(),
  shareCode: Line(20).optional(),
  includeAlertsCount: Flag.optional(),
  practitionerIds: IdList.optional(),
  ...pageQuery(PLAN_PAGE_LIMIT),
})

const countryQuery = z.strictObject({ countryCode: CountryCode.optional() })
const readerQuery = countryQuery.extend({
  languageCode: LanguageCode.optional(),
  /** As somebody who has only the code sees it, for every caller. */
  asByCode: Flag.optional(),
})
const ItemParams = z.strictObject({ recommendationId: Id, id: Id })
const CodeParams = z.strictObject({ shareCode: Line(20).min(1) })

export const plans = {
  list: route({
    method: 'GET',
    url: '/recommendations',
    config: { access: 'user' },
    schema: {
      summary: 'Plans and templates',
      querystring: listQuery,
      response: { 200: pageOf(RecommendationRow.extend(askedOfPlans)) },
    },
  }),
  lightList: route({
    method: 'GET',
    url: '/recommendations/list',
    config: { access: 'user' },
    schema: {
      summary: 'The light row of plans',
      querystring: listQuery,
      response: {
        200: pageOf(
          RecommendationRow.pick({
            id: true,
            name: true,
            shareCode: true,
            isTemplate: true,
            itemsCount: true,
            updatedAt: true,
            practitionerId: true,
          }).extend(askedOfPlans),
        ),
      },
    },
  }),
  create: route({
    method: 'POST',
    url: '/recommendations',
    config: { access: 'practitioner' },
    schema: {
      summary: 'Makes a plan',
      body: PlanInput.required({ name: true }),
      response: { 201: Recommendation },
    },
  }),
  byCode: route({
    method: 'GET',
    url: '/recommendations/code/:shareCode',
    config: { access: 'public' },
    schema: {
      summary: 'A plan by its share code',
      params: CodeParams,
      querystring: readerQuery,
      response: { 200: SharedPlan },
    },
  }),
  byLegacyCode: route({
    method: 'GET',
    url: '/recommendations/legacy/:shareCode',
    config: { access: 'public' },
    schema: {
      summary: 'A plan by a share code of 8 to 10 characters',
      params: CodeParams,
      querystring: readerQuery,
      response: { 200: SharedPlan },
    },
  }),
  get: route({
    method: 'GET',
    url: '/recommendations/:id',
    config: { access: 'owner' },
    schema: {
      summary: 'One plan, for its practitioner, clients and admins',
      params: IdParams,
      querystring: countryQuery,
      response: { 200: Recommendation },
    },
  }),
  update: route({
    method: 'PUT',
    url: '/recommendations/:id',
    config: { access: 'owner' },
    schema: {
      summary: `Writes a plan; an admin makes a template global, names its author and withdraws it. ${versionRule}`,
      params: IdParams,
      headers: MaybeIfMatch,
      body: PlanChange,
      response: { 200: Recommendation },
    },
  }),
  mute: route({
    method: 'PATCH',
    url: '/recommendations/:id',
    config: { access: 'owner' },
    schema: {
      summary: 'Mutes or unmutes alerts of a plan',
      params: IdParams,
      body: z.strictObject({ muteAlerts: z.boolean() }),
      response: { 200: Recommendation },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/recommendations/:id',
    config: { access: 'owner' },
    schema: { summary: 'Takes a plan out of use', params: IdParams, response: { 204: z.void() } },
  }),
  copy: route({
    method: 'POST',
    url: '/recommendations/:id/copy',
    config: { access: 'practitioner' },
    schema: {
      summary:
        'A new plan with a new code from an own plan, a visible template or a plan whose code is known',
      params: IdParams,
      body: z.strictObject({
        isTemplate: z.boolean().optional(),
        name: Line(planLengths.name).min(1).optional(),
        /** Of the plan of another practitioner, which its code opens. */
        shareCode: Line(20).min(1).optional(),
      }),
      response: { 201: Recommendation },
    },
  }),
  shared: route({
    method: 'PUT',
    url: '/recommendations/:id/shared',
    config: { access: 'owner' },
    schema: {
      summary: 'Notes that the plan was shared',
      params: IdParams,
      response: { 200: Recommendation },
    },
  }),
  orders: route({
    method: 'GET',
    url: '/recommendations/:id/orders',
    config: { access: 'owner' },
    schema: {
      summary: 'Orders of a plan, for its practitioner',
      params: IdParams,
      querystring: z.strictObject(pageQuery()),
      response: { 200: pageOf(OrderCard) },
    },
  }),
  addItems: route({
    method: 'POST',
    url: '/recommendations/:recommendationId/items',
    config: { access: 'owner' },
    schema: {
      summary: 'Adds products to a plan',
      params: z.strictObject({ recommendationId: Id }),
      body: z.strictObject({ recommendationItems: z.array(ItemInput).min(1).max(PLAN_ITEM_LIMIT) }),
      response: { 200: Recommendation },
    },
  }),
  updateItem: route({
    method: 'PUT',
    url: '/recommendations/:recommendationId/items/:id',
    config: { access: 'owner' },
    schema: {
      summary: 'Changes the instructions of one product',
      params: ItemParams,
      body: ItemInput.omit({ productId: true }),
      response: { 200: Recommendation },
    },
  }),
  removeItem: route({
    method: 'DELETE',
    url: '/recommendations/:recommendationId/items/:id',
    config: { access: 'owner' },
    schema: {
      summary: 'Takes a product out of a plan',
      params: ItemParams,
      response: { 200: Recommendation },
    },
  }),
  ...resourcesOfPlans,
}
