import { z } from 'zod'
import { Id } from '../wire.ts'
import { doseUnits } from '../words/catalogue.ts'
import { factSubjects, labelKnowledges } from '../words/facts.ts'

export const ProductIngredient = z.object({
  id: Id,
  /** Stable across labels. */
  ingredientId: Id,
  /** The nutrient with a reference value it corresponds to, if any. */
  nutrientKey: z.string().nullable(),
  /** The nutrient whose amount is given: null for a salt or an extract, whose amount is its own. */
  dosedNutrientKey: z.string().nullable(),
  /** The ingredient's name in the requested language, whatever the label prints. */
  ingredientName: z.string(),
  /** The label's own name, translated where possible. */
  labelName: z.string(),
  /** Whether `labelName` is in the requested language; else it is as printed, in English. */
  isLabelNameTranslated: z.boolean(),
  form: z.string().nullable(),
  amount: z.number().nullable(),
  /** Printed unit: mg, µg, kcal. */
  unit: z.string().nullable(),
  /** Null for energy, and where no amount is printed. */
  doseUnit: z.enum(doseUnits).nullable(),
  /** Percentage of the EU nutrient reference value per serving, two decimals; null without one. */
  nrvPercent: z.number().nullable(),
  /** 0 for a top-level row, 1 and more for parts of the row above. */
  depth: z.int(),
})

/** What is known of a product's contents, by one rule for search, filters, page and comparison. */
export const factsShown = {
  /** How much of its label is known; `Name`: its one ingredient was read from its name. */
  labelKnowledge: z.enum(labelKnowledges),
  /** What it contains or may contain. */
  contains: z.array(z.enum(factSubjects)),
  /** What its label says it is free of, or does not name where it is complete; of all else nobody knows. */
  freeOf: z.array(z.enum(factSubjects)),
}

/** `leastPerDay` and `mostPerDay`: units that the label says are taken a day, null where it says nothing. */
export const ServingSize = z.object({
  isMain: z.boolean(),
  amount: z.number(),
  intakeFormatId: z.string(),
  leastPerDay: z.number().nullable().optional(),
  mostPerDay: z.number().nullable().optional(),
})
