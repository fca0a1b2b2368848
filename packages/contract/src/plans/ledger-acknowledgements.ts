import { z } from 'zod'
import { Id, Instant, Line } from '../wire.ts'
import { doseUnits } from '../words/catalogue.ts'

/** That a nutrient of the shipped data is above its level, by how much a day counts towards it. */
export const LedgerExcess = z.strictObject({
  kind: z.literal('Excess'),
  nutrient: Line(60).min(1),
  perDay: z.number().positive().max(1_000_000_000),
  unit: z.enum(doseUnits),
})
export type LedgerExcess = z.infer<typeof LedgerExcess>

/** That a rule of the shipped data applies to products of the plan among themselves; nothing of a person. */
export const PlanInteraction = z.strictObject({
  kind: z.literal('Interaction'),
  rule: Line(100).min(1),
  productIds: z.array(Id).min(1).max(2),
})
export type PlanInteraction = z.infer<typeof PlanInteraction>

/** What a plan warns of and can be acknowledged. */
export const PlanWarning = z.discriminatedUnion('kind', [LedgerExcess, PlanInteraction])
export type PlanWarning = z.infer<typeof PlanWarning>

const seen = { by: Id, at: Instant }

/** A warning that somebody saw and left as it is; one of each nutrient, and of each rule with its products. */
export const LedgerAcknowledgement = z.discriminatedUnion('kind', [
  LedgerExcess.extend(seen),
  PlanInteraction.extend(seen),
])
export type LedgerAcknowledgement = z.infer<typeof LedgerAcknowledgement>
