import type { Ingredient } from '@salvia/contract/ingredients/ingredients'
import { readData } from '#kernel/data-file'
import { nutrients } from './nutrients.ts'

type Facts = Pick<Ingredient, 'reference' | 'upperLevels'>
type Level = Facts['upperLevels'][number] & { nutrientKey: string }

let kept: Level[] | undefined

/** Reference value and upper limits of a nutrient, from the shipped data; none for anything else. */
export function nutritionFacts(nutrientKey: string | null): Facts {
  kept ??= readData<Level[]>('nutrition/upper-levels.json')
  const nutrient = nutrients().get(nutrientKey ?? '')
  return {
    reference: nutrient?.euNrv ? { amount: nutrient.euNrv, unit: nutrient.unit } : null,
    upperLevels: kept
      .filter((level) => level.nutrientKey === nutrientKey)
      .map(({ amount, unit, form, kind, scope, source }) => ({ amount, unit, form, kind, scope, source })),
  }
}
