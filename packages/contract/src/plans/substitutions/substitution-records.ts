import { z } from 'zod'
import { DisruptedProduct, ProductDisruption } from '../../disruptions/product-disruption.ts'
import { pageOf } from '../../page.ts'
import { Id, Instant } from '../../wire.ts'
import { intakeTimes } from '../../words/plans.ts'
import {
  amountUnknowns,
  substitutionItemStates,
  substitutionKinds,
  substitutionObstacles,
  substitutionSkips,
  substitutionStates,
} from '../../words/substitutions.ts'
import { DoseSchedule } from '../dose-schedule.ts'
import { ActiveDifference } from './difference-of-actives.ts'

/** A dose as a plan writes it. */
export const WrittenDose = z.object({
  intakeAmount: z.number().nullable(),
  intakeFormatId: z.string().nullable(),
  intakeTime: z.array(z.enum(intakeTimes)),
  schedule: DoseSchedule.nullable(),
})
export type WrittenDose = z.infer<typeof WrittenDose>

/** What would be, or was, written and what that changes, as it was shown. */
export const SubstitutedDose = z.object({
  before: WrittenDose,
  after: WrittenDose,
  /** Why the amount was left as it is and has to be looked at; null for one that was recomputed. */
  amountUnknown: z.enum(amountUnknowns).nullable(),
  difference: z.array(ActiveDifference),
})
export type SubstitutedDose = z.infer<typeof SubstitutedDose>

/** A plan as admins see it here: without clients. */
export const SubstitutedPlan = z.object({
  id: Id,
  name: z.string(),
  isTemplate: z.boolean(),
  isGlobalTemplate: z.boolean(),
  practitionerId: Id,
  practitioner: z.object({ firstName: z.string(), lastName: z.string() }),
})

/** What a pack holds: two sizes of a product may bear one name. */
const packFields = { productDeliveryFormatId: z.string(), deliveryFormatSize: z.number().nullable() }

/** A product by name, whether or not the shop still shows it. */
export const SubstitutedProduct = z.object({
  id: Id,
  name: z.string(),
  brandName: z.string(),
  ...packFields,
})
export type SubstitutedProduct = z.infer<typeof SubstitutedProduct>

const Count = z.int()

export const SubstitutionPreview = pageOf(
  z.object({
    plan: SubstitutedPlan,
    /** Whether the provider wrote it, for all: changed at once where templates are to be. */
    isProviderTemplate: z.boolean(),
    kind: z.enum(substitutionKinds),
    skip: z.enum(substitutionSkips).nullable(),
    /** Null for a plan that is left as it is. */
    dose: SubstitutedDose.nullable(),
  }),
).extend({
  /** Whether one is another size of the other, and whether a unit of both holds the same. */
  isSizeVariant: z.boolean(),
  hasSameActives: z.boolean(),
  sums: z.object({ replace: Count, propose: Count, skip: Count }),
  /** Why plans are left as they are, of those that are. */
  skips: z.array(z.object({ skip: z.enum(substitutionSkips), count: Count })),
})
export type SubstitutionPreview = z.infer<typeof SubstitutionPreview>

/** A product put in the place of another, plan by plan. */
export const Substitution = z.object({
  id: Id,
  product: SubstitutedProduct,
  replacement: SubstitutedProduct,
  reason: z.string(),
  state: z.enum(substitutionStates),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  undoneAt: Instant.nullable(),
  /** Who started it; null for an account that is gone. */
  startedBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  plansCount: Count,
  /** How many plans are in each state; states without any are left out. */
  sums: z.array(z.object({ state: z.enum(substitutionItemStates), count: Count })),
  skips: z.array(z.object({ skip: z.enum(substitutionSkips), count: Count })),
})
export type Substitution = z.infer<typeof Substitution>

export const SubstitutionRow = z.object({
  plan: SubstitutedPlan,
  state: z.enum(substitutionItemStates),
  skip: z.enum(substitutionSkips).nullable(),
  /** Why it was not put back; of an open proposal, what keeps it from being confirmed now. */
  obstacle: z.enum(substitutionObstacles).nullable(),
  dose: SubstitutedDose.nullable(),
})

/** What the practitioner of a plan is asked. */
export const SubstitutionProposal = z.object({
  id: Id,
  plan: z.object({ id: Id, name: z.string(), isTemplate: z.boolean() }),
  product: SubstitutedProduct,
  replacement: SubstitutedProduct,
  reason: z.string(),
  proposedAt: Instant,
  dose: SubstitutedDose,
  /** What keeps it from being confirmed as it is; null when nothing does. */
  obstacle: z.enum(substitutionObstacles).nullable(),
})
export type SubstitutionProposal = z.infer<typeof SubstitutionProposal>

/** What is proposed no more: the plan stays as it is. */
export const WithdrawnProposal = z.object({
  id: Id,
  plan: z.object({ id: Id, name: z.string() }),
  product: SubstitutedProduct,
  replacement: SubstitutedProduct,
})
export type WithdrawnProposal = z.infer<typeof WithdrawnProposal>

/** A product of own plans that cannot be had, with plans that hold it and what could stand in for it. */
export const ProductAtRisk = z.object({
  product: SubstitutedProduct.extend({ stockStatusId: z.string() }),
  plansCount: Count,
  /** Those last changed, at most five. */
  plans: z.array(z.object({ id: Id, name: z.string(), createdAt: Instant })),
  linkedProducts: z.array(SubstitutedProduct),
  /** The disruption that it is in, with the day it is expected and what replaces it; null for one that is only out of stock. */
  disruption: ProductDisruption.extend({
    replacement: DisruptedProduct.extend(packFields).nullable(),
  }).nullable(),
})
export type ProductAtRisk = z.infer<typeof ProductAtRisk>
