import { z } from 'zod'
import { Id } from '../wire.ts'
import { doseUnits } from '../words/catalogue.ts'

export const ProductIngredient = z.object({
  id: Id,
  /** The same ingredient has the same id on every label. */
  ingredientId: Id,
  /** The nutrient with a reference value that it is, if it is one. */
  nutrientKey: z.string().nullable(),
  /** The ingredient in the language shown, whatever a label calls it. */
  ingredientName: z.string(),
  /** As this label calls it, in the language shown where it has a word for that. */
  labelName: z.string(),
  form: z.string().nullable(),
  amount: z.number().nullable(),
  /** As it is written beside the amount: mg, µg, kcal. */
  unit: z.string().nullable(),
  /** Null for energy, and where no amount is printed. */
  doseUnit: z.enum(doseUnits).nullable(),
  /** Percent of the EU nutrient reference value in a serving, to two decimals; null where none is set. */
  nrvPercent: z.number().nullable(),
  /** 0 for a row of its own, 1 and more for a part of the row above. */
  depth: z.int(),
})
