import type { ProductCard } from '@salvia/contract/catalogue/shop'
import {
  addToComparison,
  type Comparison,
  type ComparisonEntry,
  emptyComparison,
  removeFromComparison,
} from '@salvia/rules/comparison/comparison-list'
import { readComparison, writeComparison } from '@salvia/rules/comparison/stored-comparison'
import { create } from 'zustand'

const KEY = 'salvia-comparison'

/** What is compared, as this browser keeps it. Empty until `openComparison` has read it. */
export const useComparison = create<Comparison>(() => emptyComparison)

/** A browser that keeps nothing compares for as long as the page is open. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(comparison: Comparison): void {
  useComparison.setState(comparison, true)
  try {
    localStorage.setItem(KEY, writeComparison(comparison))
  } catch {
    // Private windows may refuse; the list lives on in this page.
  }
}

/** The list as it is kept, read again: another window may have changed it. */
export function openComparison(): Comparison {
  const comparison = readComparison(kept())
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

/** Adds or replaces a product; says whether it is in the list afterwards, which ten others prevent. */
export function compareProduct(entry: ComparisonEntry): boolean {
  keep(addToComparison(openComparison(), entry, Date.now()))
  return useComparison.getState().entries.some(({ id }) => id === entry.id)
}

export const stopComparing = (productId: string): void =>
  keep(removeFromComparison(openComparison(), productId, Date.now()))

type Named = { products: ProductCard[]; mainId: string | null; planId: string | null }

/**
 * The list that an address names: those products in that order. One that was compared here keeps its dose. In the list
 * that is kept each keeps the plan that it came from; another list is that of the address's plan, where it names one.
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

/** Takes over what an address names. */
export const takeComparison = (named: Named): void =>
  keep(namedComparison(openComparison(), named, Date.now()))
