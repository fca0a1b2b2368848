import { z } from 'zod'
import { ProductCard } from '../catalogue/shop.ts'
import { StoredFile } from '../people/files.ts'
import { CountryCode, CurrencyCode, Id, Instant, LanguageCode, Line, Text } from '../wire.ts'
import { planLengths } from '../words/lengths.ts'
import { PLAN_ITEM_LIMIT, PRACTITIONER_DISCOUNT_PERCENT } from '../words/limits.ts'
import { durations, intakeFoodInstructions, intakeTimes, planDurations } from '../words/plans.ts'

/** What to take, when and for how long. Amounts are units of the intake format, in steps of a quarter or a tenth. */
export const ItemInput = z.strictObject({
  productId: Id,
  notes: Text(planLengths.notes).default(''),
  intakeAmount: z.number().positive().max(1000).multipleOf(0.05).nullable().default(null),
  intakeFormatId: Line(40).nullable().default(null),
  intakeTime: z.array(z.enum(intakeTimes)).max(5).default([]),
  intakeFoodInstruction: z.enum(intakeFoodInstructions).nullable().default(null),
  duration: z.enum(durations).nullable().default(null),
})
export type ItemInput = z.infer<typeof ItemInput>

/** A product as a plan names it; the price is of the country that the reader ships to. */
export const PlanProduct = ProductCard.extend({
  linkedProducts: z.array(z.object({ id: Id, stockStatusId: z.string() })),
})

export const RecommendationItem = z.object({
  id: Id,
  productId: Id,
  product: PlanProduct,
  notes: z.string(),
  intakeAmount: z.number().nullable(),
  intakeFormatId: z.string().nullable(),
  intakeTime: z.array(z.enum(intakeTimes)),
  intakeFoodInstruction: z.enum(intakeFoodInstructions).nullable(),
  duration: z.enum(durations).nullable(),
})
export type RecommendationItem = z.infer<typeof RecommendationItem>

const GlobalDuration = z.enum([...durations, ...planDurations])

const planRow = {
  id: Id,
  createdAt: Instant,
  updatedAt: Instant,
  name: z.string(),
  /** The practitioner's own name for the plan; null for everyone but the practitioner and admins. */
  internalName: z.string().nullable(),
  shareCode: z.string(),
  isActive: z.boolean(),
  isTemplate: z.boolean(),
  isGlobalTemplate: z.boolean(),
  templateCategoryId: z.string().nullable(),
  languageCode: LanguageCode,
  discountPercentage: z.int(),
  practitionerId: Id,
  practitioner: z.object({ firstName: z.string(), lastName: z.string() }),
  itemsCount: z.int(),
  /** Null for everyone but the practitioner and admins, as are `totalOrders` and `muteAlerts`. */
  clientsCount: z.int().nullable(),
  totalOrders: z.int().nullable(),
  sharedAt: Instant.nullable(),
  muteAlerts: z.boolean().nullable(),
}

export const RecommendationRow = z.object(planRow)
export type RecommendationRow = z.infer<typeof RecommendationRow>

export const Recommendation = RecommendationRow.extend({
  description: z.string(),
  summary: z.string(),
  /** What the plan rests on; null for clients. */
  evidence: z.string().nullable(),
  duration: GlobalDuration,
  recommendationItems: z.array(RecommendationItem),
  /** Papers and pictures, for its practitioner and its clients. */
  resources: z.array(StoredFile),
  /** Rises with every write. */
  version: z.int(),
})
export type Recommendation = z.infer<typeof Recommendation>

/** A plan as anyone with its code sees it. */
export const SharedPlan = z.object({
  id: Id,
  shareCode: z.string(),
  name: z.string(),
  description: z.string(),
  summary: z.string(),
  languageCode: LanguageCode,
  updatedAt: Instant,
  discountPercentage: z.int(),
  isTemplate: z.boolean(),
  practitioner: z.object({
    firstName: z.string(),
    lastName: z.string(),
    title: z.string().nullable(),
    specialty: z.string().nullable(),
    practiceName: z.string().nullable(),
    city: z.string().nullable(),
    profilePictureUrl: z.string().nullable(),
    isApproved: z.boolean(),
    mayReceiveCommission: z.boolean(),
  }),
  duration: GlobalDuration,
  recommendationItems: z.array(RecommendationItem),
  /** Where the prices are for, and today's rate from EUR, in millionths. */
  countryCode: CountryCode,
  exchangeRate: z.object({ currency: CurrencyCode, millionths: z.int() }),
})
export type SharedPlan = z.infer<typeof SharedPlan>

const planFields = {
  name: Line(planLengths.name).min(1),
  internalName: Line(planLengths.name).nullable(),
  description: Text(planLengths.description),
  summary: Text(1000),
  evidence: Text(4000),
  discountPercentage: z.int().min(0).max(PRACTITIONER_DISCOUNT_PERCENT),
  languageCode: LanguageCode,
  isTemplate: z.boolean(),
  templateCategoryId: Line(60).nullable(),
  recommendationItems: z.array(ItemInput).max(PLAN_ITEM_LIMIT),
}

/** A whole plan; what is left out stays as it is. */
export const PlanInput = z.strictObject(planFields).partial()
export type PlanInput = z.infer<typeof PlanInput>
