import { readFileSync } from 'node:fs'
import type { ProductDraft } from '../../apps/server/src/modules/catalogue/index.ts'
import { demoCatalogue, furtherProducts } from '../../apps/server/src/seed/catalogue/demo-catalogue.ts'
import { readSources } from '../../apps/server/src/seed/catalogue/read-sources.ts'
import type { JudgedQuery } from './judge-search.ts'
import { type JudgedActive, type JudgedProduct, type StatedActive, toJudgedProduct } from './judged-facts.ts'

type StatedProduct = { dsldId: number; name: string; brandName: string; states: StatedActive[] }

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../../data/search/${file}`, import.meta.url), 'utf8')) as T

export const judgedActives = read<JudgedActive[]>('judged-actives.json')
export const statedProducts = read<StatedProduct[]>('stated-actives.json')
export const judgedQueries = read<JudgedQuery[]>('judged-queries.json')
/** Abbreviations practitioners type. */
export const judgedAbbreviations = read<JudgedQuery[]>('judged-abbreviations.json')

/**
 * What the search is judged over: the demo's products, and of the list of 2019 those that a judge read the names of, which
 * the demo does not sell. So the set asks the same whatever the demo's choice is.
 */
export function judgedDrafts(): { demo: ProductDraft[]; further: ProductDraft[] } {
  const sources = readSources()
  const demo = demoCatalogue(sources).products
  const known = new Set(demo.map(({ dsldId }) => dsldId))
  const read = new Set(statedProducts.map(({ dsldId }) => dsldId))
  const list = sources.list.filter(({ dsldId }) => read.has(dsldId))
  return { demo, further: furtherProducts({ ...sources, list }, known, list.length).products }
}

/** The shown products by their fields, with what a judge read on labels without ingredients. */
export function judgedProducts(): JudgedProduct[] {
  const stated = new Map(statedProducts.map(({ dsldId, states }) => [dsldId, states]))
  const { demo, further } = judgedDrafts()
  return [...demo, ...further]
    .filter(({ isHidden }) => !isHidden)
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
