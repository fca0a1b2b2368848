import { z } from 'zod'
import { ProductCard } from '../catalogue/shop.ts'
import { StoredFile } from '../people/files.ts'
import { CountryCode, CurrencyCode, Id, Instant, LanguageCode, Line, Text } from '../wire.ts'
import { resourceKinds } from '../words/catalogue.ts'
import { planLengths } from '../words/lengths.ts'
import { PLAN_ITEM_LIMIT, PRACTITIONER_DISCOUNT_PERCENT } from '../words/limits.ts'
import { durations, intakeFoodInstructions, planClientStatuses, planDurations } from '../words/plans.ts'
import { DoseSchedule, IntakeAmount, IntakeTimes } from './dose-schedule.ts'
import { instructionsShown } from './instructions-shown.ts'
import { LedgerAcknowledgement } from './ledger-acknowledgements.ts'

/** What to take, when and for how long. Of a dose that changes, amount and times are those of its first phase. */
export const ItemInput = z.strictObject({
  productId: Id,
  notes: Text(planLengths.notes).default(''),
  /** Shown to invited clients alone, never by the code alone. */
  isNotePersonal: z.boolean().default(false),
  intakeAmount: IntakeAmount.default(null),
  intakeFormatId: Line(40).nullable().default(null),
  intakeTime: IntakeTimes.default([]),
  intakeFoodInstruction: z.enum(intakeFoodInstructions).nullable().default(null),
  duration: z.enum(durations).nullable().default(null),
  schedule: DoseSchedule.nullable().default(null),
})
export type ItemInput = z.infer<typeof ItemInput>

/** A product in a plan, priced for the reader's ship-to country. */
export const PlanProduct = ProductCard.extend({
  stockStatusId: z.string(),
  linkedProducts: z.array(z.object({ id: Id, stockStatusId: z.string() })),
})

export const RecommendationItem = z.object({
  id: Id,
  productId: Id,
  product: PlanProduct,
  ...instructionsShown,
})
export type RecommendationItem = z.infer<typeof RecommendationItem>

/** Whether something personal was left out for this reader. */
const hasPersonalParts = z.boolean()

const GlobalDuration = z.enum([...durations, ...planDurations])

const planRow = {
  id: Id,
  createdAt: Instant,
  updatedAt: Instant,
  name: z.string(),
  /** The practitioner's internal name of the plan; null for everyone else but admins. */
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

/** A document or picture of a plan. Practitioners and admins read all; clients those that are shown to them. */
export const PlanResource = StoredFile.extend({
  kind: z.enum(resourceKinds),
  isShownToClients: z.boolean(),
})
export type PlanResource = z.infer<typeof PlanResource>

/** What lists of plans tell when they are asked for it, else null. */
export const askedOfPlans = {
  /** Whether `checkContainsProductId` is in it. */
  containsProduct: z.boolean().nullable(),
  /** Alerts of its clients, with `includeAlertsCount`, for the practitioner and admins; null while not known. */
  alertsCount: z.int().nullable(),
}

export const Recommendation = RecommendationRow.extend({
  description: z.string(),
  summary: z.string(),
  /** The plan's rationale; null for clients. */
  evidence: z.string().nullable(),
  duration: GlobalDuration,
  recommendationItems: z.array(RecommendationItem),
  /** All for its practitioner, colleagues and admins; for clients those that are shown to them. */
  resources: z.array(PlanResource),
  hasPersonalParts,
  /** Acknowledged excesses of nutrients; null for everyone but the practitioner and admins. */
  ledgerAcknowledgements: z.array(LedgerAcknowledgement).nullable(),
  /** Its first 100 clients, by name; `clientsCount` has them all. Null for everyone but the practitioner and admins. */
  clientsPerRecommendation: z
    .array(
      z.object({
        client: z.object({ id: Id, firstName: z.string(), lastName: z.string(), fullName: z.string() }),
        status: z.enum(planClientStatuses),
      }),
    )
    .nullable(),
  /** Incremented by every write. */
  version: z.int(),
})
export type Recommendation = z.infer<typeof Recommendation>

/** A plan as visible by its code. */
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
    /** Only of a practitioner who shows their contact details, as `phone`. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    profilePictureUrl: z.string().nullable(),
    isApproved: z.boolean(),
    mayReceiveCommission: z.boolean(),
  }),
  duration: GlobalDuration,
  recommendationItems: z.array(RecommendationItem),
  /** Those that are shown to clients. */
  resources: z.array(PlanResource.pick({ id: true, name: true, contentType: true, bytes: true, kind: true })),
  hasPersonalParts,
  /** The country the prices are for, and today's rate from EUR in millionths. */
  countryCode: CountryCode,
  exchangeRate: z.object({ currency: CurrencyCode, millionths: z.int() }),
})
export type SharedPlan = z.infer<typeof SharedPlan>

const planFields = {
  name: Line(planLengths.name).min(1),
  internalName: Line(planLengths.name).nullable(),
  description: Text(planLengths.description),
  summary: Text(planLengths.summary),
  evidence: Text(planLengths.evidence),
  discountPercentage: z.int().min(0).max(PRACTITIONER_DISCOUNT_PERCENT),
  languageCode: LanguageCode,
  isTemplate: z.boolean(),
  templateCategoryId: Line(60).nullable(),
  recommendationItems: z.array(ItemInput).max(PLAN_ITEM_LIMIT),
}

/** A whole plan; omitted fields are unchanged. */
export const PlanInput = z.strictObject(planFields).partial()
export type PlanInput = z.infer<typeof PlanInput>

/** A write of a plan; who sees a template and whose it is are an admin's to change. */
export const PlanChange = PlanInput.extend({
  isGlobalTemplate: z.boolean().optional(),
  practitionerId: Id.optional(),
})
export type PlanChange = z.infer<typeof PlanChange>
