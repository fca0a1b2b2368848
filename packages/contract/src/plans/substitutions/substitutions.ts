import { z } from 'zod'
import { pageOf, pageQuery } from '../../page.ts'
import { route } from '../../route.ts'
import { Flag, Id, IdempotencyHeaders, IdParams, Text } from '../../wire.ts'
import { planLengths } from '../../words/lengths.ts'
import { BULK_LIMIT } from '../../words/limits.ts'
import { substitutionItemStates } from '../../words/substitutions.ts'
import { DoseSchedule, IntakeAmount, IntakeTimes } from '../dose-schedule.ts'
import {
  ProductAtRisk,
  Substitution,
  SubstitutionPreview,
  SubstitutionProposal,
  SubstitutionRow,
  WithdrawnProposal,
} from './substitution-records.ts'

const adminAddition = { access: 'admin', addition: true } as const
const practitionerAddition = { access: 'practitioner', addition: true } as const
const page = () => z.strictObject(pageQuery()).omit({ sort: true })

export const substitutions = {
  preview: route({
    method: 'GET',
    url: '/admin/products/:id/in-treatment-plans/substitute',
    config: adminAddition,
    schema: {
      summary:
        'What would become of each plan that holds a product if another took its place; nothing is written',
      params: IdParams,
      querystring: page().extend({
        replacementProductId: Id,
        /** Whether provider templates are changed directly. */
        changesTemplates: Flag.default(false),
      }),
      response: { 200: SubstitutionPreview },
    },
  }),
  start: route({
    method: 'POST',
    url: '/admin/products/:id/in-treatment-plans/substitute',
    config: { access: 'admin' },
    schema: {
      summary:
        'Replaces a product by another, by a job: with another size of the same actives per unit at once, else as a proposal to the practitioner of each plan. Plans that hold the other product already are skipped.',
      params: IdParams,
      headers: IdempotencyHeaders,
      body: z.strictObject({
        replacementProductId: Id,
        /** Every plan that holds the product when left out. */
        recommendationIds: z.array(Id).min(1).max(BULK_LIMIT).optional(),
        changesTemplates: z.boolean().default(false),
        /** Shown to the practitioners. */
        reason: Text(planLengths.substitutionReason).default(''),
      }),
      response: { 202: Substitution },
    },
  }),
  list: route({
    method: 'GET',
    url: '/admin/substitutions',
    config: adminAddition,
    schema: {
      summary: 'Substitutions of products in plans, newest first',
      querystring: page().extend({ productId: Id.optional() }),
      response: { 200: pageOf(Substitution) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/substitutions/:id',
    config: adminAddition,
    schema: {
      summary: 'How far a substitution is, and what became of each plan',
      params: IdParams,
      querystring: page().extend({ state: z.enum(substitutionItemStates).optional() }),
      response: { 200: pageOf(SubstitutionRow).extend({ substitution: Substitution }) },
    },
  }),
  undo: route({
    method: 'POST',
    url: '/admin/substitutions/:id/undo',
    config: adminAddition,
    schema: {
      summary:
        'Puts back what was replaced, by a job, and withdraws open proposals. Plans that were changed since stay as they are, and say so.',
      params: IdParams,
      response: { 202: Substitution },
    },
  }),
  proposals: route({
    method: 'GET',
    url: '/substitution-proposals',
    config: practitionerAddition,
    schema: {
      summary:
        'Open proposals to replace a product in the caller’s own plans, newest first, and what was withdrawn',
      querystring: page(),
      response: {
        200: pageOf(SubstitutionProposal).extend({
          /** Those of the last two weeks, at most twenty, the newest first. */
          withdrawn: z.array(WithdrawnProposal),
        }),
      },
    },
  }),
  confirm: route({
    method: 'POST',
    url: '/substitution-proposals/:id/confirm',
    config: practitionerAddition,
    schema: {
      summary:
        'Replaces the product in the plan, with the proposed dose or an own one. Refused, with nothing written, when the plan was changed since.',
      params: IdParams,
      body: z.strictObject({
        dose: z
          .strictObject({
            intakeAmount: IntakeAmount,
            intakeFormatId: z.string().max(40).nullable(),
            intakeTime: IntakeTimes,
            schedule: DoseSchedule.nullable(),
          })
          .optional(),
      }),
      response: { 204: z.void() },
    },
  }),
  decline: route({
    method: 'POST',
    url: '/substitution-proposals/:id/decline',
    config: practitionerAddition,
    schema: {
      summary: 'Leaves the plan as it is; the proposal is not shown again',
      params: IdParams,
      response: { 204: z.void() },
    },
  }),
  atRisk: route({
    method: 'GET',
    url: '/recommendations/products-at-risk',
    config: practitionerAddition,
    schema: {
      summary: 'Products of the caller’s own plans that cannot be had, those in most plans first',
      querystring: page(),
      response: { 200: pageOf(ProductAtRisk) },
    },
  }),
}
