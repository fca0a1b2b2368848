import { readFileSync } from 'node:fs'
import type { JudgedQuery } from '@salvia/rules/search-judge/judge-search'
import {
  type JudgedActive,
  type JudgedProduct,
  type StatedActive,
  toJudgedProduct,
} from '@salvia/rules/search-judge/judged-facts'
import { demoCatalogue } from '../apps/server/src/seed/catalogue/demo-catalogue.ts'
import { readSources } from '../apps/server/src/seed/catalogue/read-sources.ts'

type StatedProduct = { dsldId: number; name: string; brandName: string; states: StatedActive[] }

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../data/search/${file}`, import.meta.url), 'utf8')) as T

export const judgedActives = read<JudgedActive[]>('judged-actives.json')
export const statedProducts = read<StatedProduct[]>('stated-actives.json')
export const judgedQueries = read<JudgedQuery[]>('judged-queries.json')
/** What practitioners type for short. */
export const judgedAbbreviations = read<JudgedQuery[]>('judged-abbreviations.json')

/** The shown products of the demo catalogue by their fields, with what a judge read on labels without ingredients. */
export function judgedProducts(): JudgedProduct[] {
  const stated = new Map(statedProducts.map(({ dsldId, states }) => [dsldId, states]))
  return demoCatalogue(readSources())
    .products.filter(({ isHidden }) => !isHidden)
    .map(({ dsldId, localizations, ...product }) => {
      const english = localizations.find(({ languageCode }) => languageCode === 'en')
      const fields = { ...product, otherIngredients: english?.otherIngredients ?? '' }
      const { id, sku, ean, brandName, deliveryFormatId, otherIngredients, ingredients } = fields
      return toJudgedProduct(
        { id, sku, ean, brandName, deliveryFormatId, otherIngredients, ingredients },
        judgedActives,
        stated.get(dsldId),
      )
    })
}
