import { hash } from 'node:crypto'
import { BoundedMap } from '@salvia/contract/bounded-map'
import type { Product } from '@salvia/contract/catalogue/shop'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { factsOf } from './facts-of.ts'
import { labelFactsOf } from './label-facts-of.ts'
import { noticesOf } from './notices-of.ts'

/** All that is read of a label, and nothing else: what was read is known by it. */
type Label = Parameters<typeof factsOf>[0] &
  Parameters<typeof noticesOf>[0] & { ingredientRows: Parameters<typeof labelFactsOf>[0] }

type ShownTexts = Parameters<typeof noticesOf>[1]
type Read = Pick<Product, 'labelKnowledge' | 'contains' | 'freeOf' | 'ingredients' | 'labelNotices'>

/**
 * Readings kept, each of a label, its texts and a language, some kilobytes: enough for the products that people look at,
 * in four languages. A crawler that reads all of them empties the map again and again (`BoundedMap`), so that it never
 * grows past some tens of megabytes.
 */
const MOST_READINGS = 5000
const readings = new BoundedMap<Read>(MOST_READINGS)

const labelOf = (row: Label): Label => ({
  name: row.name,
  productDeliveryFormatId: row.productDeliveryFormatId,
  vatCategoryId: row.vatCategoryId,
  netWeightGrams: row.netWeightGrams,
  servingsPerContainer: row.servingsPerContainer,
  demoFilled: row.demoFilled,
  categories: row.categories,
  ingredientRows: row.ingredientRows,
  verifications: row.verifications,
  servings: row.servings,
  contentTexts: row.contentTexts,
})

function read(label: Label, texts: ShownTexts, language: LanguageCode): Read {
  const { label: labelKnowledge, contains, freeOf } = factsOf(label)
  return {
    labelKnowledge,
    contains,
    freeOf,
    ingredients: labelFactsOf(label.ingredientRows, language),
    labelNotices: noticesOf(label, texts, language),
  }
}

/**
 * What a product's label says, in a language; `shown` are the texts displayed beside it. Parsing a label takes as long
 * as a small statement, so results are cached by its words. The result is shared and must not be changed.
 */
export function readLabel(row: Label, shown: ShownTexts, language: LanguageCode): Readonly<Read> {
  const label = labelOf(row)
  const texts = { suggestedIntake: shown.suggestedIntake, allergens: shown.allergens }
  const key = hash('sha1', JSON.stringify([language, texts, label]), 'base64')
  return readings.getOrMake(key, () => read(label, texts, language))
}
