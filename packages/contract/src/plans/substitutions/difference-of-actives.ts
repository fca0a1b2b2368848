import { z } from 'zod'
import { Id } from '../../wire.ts'
import { doseUnits } from '../../words/catalogue.ts'

/** A day's amount of an active; absent is only what a label that names all it holds cannot hold, neither as a part nor as a source. */
export const ActiveAmount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('Amount'), perDay: z.number(), unit: z.enum(doseUnits) }),
  z.object({ kind: z.literal('Absent') }),
  z.object({ kind: z.literal('NotKnown') }),
])
export type ActiveAmount = z.infer<typeof ActiveAmount>

/** An active of either product, a day, before and after. */
export const ActiveDifference = z.object({
  /** The nutrient, or the ingredient that is none. */
  key: z.string(),
  ingredientId: Id,
  name: z.string(),
  before: ActiveAmount,
  after: ActiveAmount,
})
export type ActiveDifference = z.infer<typeof ActiveDifference>
