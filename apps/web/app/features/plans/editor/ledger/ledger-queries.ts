import type { NutrientFacts } from '@salvia/contract/ingredients/ingredients'
import { COMPARISON_LIMIT } from '@salvia/contract/words/limits'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { query } from '#app/api/query.ts'

export const nutrientFactsQuery = {
  ...query('GET /reference-data/nutrients', {}),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The label facts of any number of products: as many calls as the comparison's limit needs. */
export function labelQueries(productIds: string[], languageCode: LanguageCode) {
  const calls = Math.ceil(productIds.length / COMPARISON_LIMIT)
  return Array.from({ length: calls }, (_, at) => {
    const some = productIds.slice(at * COMPARISON_LIMIT, (at + 1) * COMPARISON_LIMIT)
    return query('GET /products/comparison', { query: { productIds: some.join(','), languageCode } })
  })
}

const units = { mg: 'Milligrams', µg: 'Micrograms' } as const

/** The facts as the rule reads them. */
export const toRuleFacts = ({ key, reference, upperLevels }: NutrientFacts) => ({
  key,
  reference: reference && { amount: reference.amount, unit: units[reference.unit] },
  upperLevels,
})
