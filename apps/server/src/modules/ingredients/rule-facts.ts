import type { NutrientFacts } from '@salvia/rules/nutrition/plan-ledger'
import { nutrients } from './data/nutrients.ts'
import { nutritionFacts } from './data/nutrition-facts.ts'

const units = { mg: 'Milligrams', µg: 'Micrograms' } as const

let kept: NutrientFacts[] | undefined

/** Reference values and levels of all nutrients, as rules read them. */
export function ruleFacts(): NutrientFacts[] {
  kept ??= [...nutrients().keys()].map((key) => {
    const { reference, upperLevels } = nutritionFacts(key)
    return {
      key,
      reference: reference && { amount: reference.amount, unit: units[reference.unit] },
      upperLevels,
    }
  })
  return kept
}
