import { z } from 'zod'
import { Id, Instant, Line } from '../wire.ts'
import { doseUnits } from '../words/catalogue.ts'

/** That a nutrient of the shipped data is above its level, by how much a day counts towards it. */
export const LedgerExcess = z.strictObject({
  nutrient: Line(60).min(1),
  perDay: z.number().positive().max(1_000_000_000),
  unit: z.enum(doseUnits),
})
export type LedgerExcess = z.infer<typeof LedgerExcess>

/** An excess that somebody saw and left as it is; one of each nutrient. */
export const LedgerAcknowledgement = LedgerExcess.extend({ by: Id, at: Instant })
export type LedgerAcknowledgement = z.infer<typeof LedgerAcknowledgement>
