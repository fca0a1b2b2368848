import { z } from 'zod'
import { route } from '../route.ts'
import { LanguageCode } from '../wire.ts'
import { doseUnits } from '../words/catalogue.ts'
import { drugClasses } from '../words/drug-classes.ts'

const Names = z.record(LanguageCode, z.string())

/** What a rule is about: a nutrient by its key, or anything else by the names that labels print. */
export const InteractingSubstance = z.object({
  key: z.string(),
  names: Names,
  /** Empty for nutrients. */
  labelNames: z.array(z.string()),
  /** Names of something else that contain one of the above. */
  exceptNames: z.array(z.string()),
})
export type InteractingSubstance = z.infer<typeof InteractingSubstance>

/** Hours from the other to the substance and on to the next of the other; zeros ask for different times only. */
export const InteractionSpacing = z.object({
  before: z.number().nonnegative(),
  after: z.number().nonnegative(),
})
export type InteractionSpacing = z.infer<typeof InteractionSpacing>

/** From how much a day of which of the two nutrients a rule applies. */
export const InteractionThreshold = z.object({
  of: z.enum(['Substance', 'Other']),
  amount: z.number().positive(),
  unit: z.enum(doseUnits),
})

export const interactionSeverities = ['Caution', 'Info'] as const

/** That a substance meets medicines, another nutrient or a test: the statement of one source. */
export const InteractionRule = z.object({
  key: z.string(),
  substance: InteractingSubstance,
  kind: z.enum(['Drug', 'Nutrient', 'Test']),
  /** Of medicines: any of these. */
  drugClasses: z.array(z.enum(drugClasses)),
  /** Of a nutrient: which. */
  other: InteractingSubstance.nullable(),
  /** Words of the source for what it meets, does and asks for. */
  meets: Names,
  effect: Names,
  advice: Names,
  spacing: InteractionSpacing.nullable(),
  /** Null where the source states no amount. */
  threshold: InteractionThreshold.nullable(),
  /** As stated. A rule whose source was not read again counts as `Info`. */
  severity: z.enum(interactionSeverities),
  sourceUrl: z.string(),
  isSourceReRead: z.boolean(),
})
export type InteractionRule = z.infer<typeof InteractionRule>

export const DrugClassName = z.object({ key: z.enum(drugClasses), names: Names })

export const interactions = {
  reference: route({
    method: 'GET',
    url: '/reference-data/interactions',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'Rules on what supplements meet, with their sources, and the classes of medicines they know',
      response: {
        200: z.object({ drugClasses: z.array(DrugClassName), rules: z.array(InteractionRule) }),
      },
    },
  }),
}
