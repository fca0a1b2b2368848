import type { ProductCard } from '@salvia/contract/catalogue/shop'
import {
  addToComparison,
  type Comparison,
  type ComparisonEntry,
  emptyComparison,
  recommendBeside,
  removeFromComparison,
} from '@salvia/rules/comparison/comparison-list'
import { readComparison, writeComparison } from '@salvia/rules/comparison/stored-comparison'
import { create } from 'zustand'
import { browserStorage } from '#app/lib/browser-storage.ts'

const KEY = 'salvia-comparison'

/** The comparison stored in this browser. Empty until `openComparison` has read it. */
export const useComparison = create<Comparison>(() => emptyComparison)

function keep(comparison: Comparison): void {
  useComparison.setState(comparison, true)
  browserStorage.keep(KEY, writeComparison(comparison))
}

/** Rereads storage: another tab may have changed it. */
export function openComparison(): Comparison {
  const comparison = readComparison(browserStorage.read(KEY))
  useComparison.setState(comparison, true)
  return comparison
}

export const toEntry = (product: ProductCard, over: Partial<ComparisonEntry> = {}): ComparisonEntry => ({
  id: product.id,
  name: product.name,
  brandName: product.brandName,
  imageUrl: product.imageUrl,
  stockStatus: product.stockStatus.id,
  isMain: false,
  recommendationId: null,
  intakeAmount: null,
  intakeFormatId: null,
  ...over,
})

/** Adds or replaces a product; returns whether it is in the list afterwards (false if the list is full). */
export function compareProduct(entry: ComparisonEntry): boolean {
  keep(addToComparison(openComparison(), entry, Date.now()))
  return useComparison.getState().entries.some(({ id }) => id === entry.id)
}

export const stopComparing = (productId: string): void =>
  keep(removeFromComparison(openComparison(), productId, Date.now()))

/** Stores what is recommended beside the main product. */
export const takeRecommended = (productIds: string[]): void =>
  keep(recommendBeside(openComparison(), productIds))

type Named = { products: ProductCard[]; mainId: string | null; planId: string | null }

/**
 * Applies the list from a URL. Products already stored keep their dose and plan; a different list takes the URL's plan,
 * if any.
 */
export function namedComparison(
  before: Comparison,
  { products, mainId, planId }: Named,
  now: number,
): Comparison {
  const knownOf = ({ id }: ProductCard) => before.entries.find((entry) => entry.id === id)
  const isKeptList = products.length === before.entries.length && products.every(knownOf)
  const entries = products.map((product) => {
    const known = knownOf(product) ?? toEntry(product)
    const { intakeAmount, intakeFormatId } = known
    const recommendationId = isKeptList ? known.recommendationId : (planId ?? known.recommendationId)
    return toEntry(product, { isMain: product.id === mainId, recommendationId, intakeAmount, intakeFormatId })
  })
  const sameMain = before.entries.some(({ id, isMain }) => isMain && id === mainId)
  return {
    entries,
    recommendedProductIds: sameMain ? before.recommendedProductIds : [],
    updatedAt: entries.length === 0 ? null : now,
  }
}

/** Stores the URL's list. */
export const takeComparison = (named: Named): void =>
  keep(namedComparison(openComparison(), named, Date.now()))
