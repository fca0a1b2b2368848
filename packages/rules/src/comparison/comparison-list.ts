import { COMPARISON_LIMIT } from '@salvia/contract/words/limits'

/** A product in the comparison, as section 3 names it. */
export type ComparisonEntry = {
  id: string
  name: string
  brandName: string
  imageUrl: string
  stockStatus: string
  isMain: boolean
  recommendationId: string | null
  intakeAmount: number | null
  intakeFormatId: string | null
}

/** Compared products, the recommended ones, and the last change (ms). */
export type Comparison = {
  entries: ComparisonEntry[]
  recommendedProductIds: string[]
  updatedAt: number | null
}

export const emptyComparison: Comparison = { entries: [], recommendedProductIds: [], updatedAt: null }

/**
 * The comparison with an entry added (docs/specification.md, sections 4 and 5): an entry of the same product is replaced,
 * a new main entry takes the mark from the former one, and beyond ten products adding is ignored.
 */
export function addToComparison(comparison: Comparison, added: ComparisonEntry, now: number): Comparison {
  const isKnown = comparison.entries.some(({ id }) => id === added.id)
  if (!isKnown && comparison.entries.length >= COMPARISON_LIMIT) return comparison
  const others = comparison.entries.map((entry) => ({ ...entry, isMain: entry.isMain && !added.isMain }))
  const entries = isKnown
    ? others.map((entry) => (entry.id === added.id ? added : entry))
    : [...others, added]
  return { ...comparison, entries, updatedAt: now }
}

/**
 * The comparison without a product: removing the main one clears the recommended products, and an empty list has no
 * time of change (docs/specification.md, section 4). An unknown product changes nothing.
 */
export function removeFromComparison(comparison: Comparison, productId: string, now: number): Comparison {
  const removed = comparison.entries.find(({ id }) => id === productId)
  if (!removed) return comparison
  const entries = comparison.entries.filter((entry) => entry !== removed)
  return {
    entries,
    recommendedProductIds: removed.isMain ? [] : comparison.recommendedProductIds,
    updatedAt: entries.length === 0 ? null : now,
  }
}

/** The comparison with what is recommended beside its main product; without one nothing is. */
export const recommendBeside = (comparison: Comparison, recommendedProductIds: string[]): Comparison => ({
  ...comparison,
  recommendedProductIds: comparison.entries.some(({ isMain }) => isMain) ? recommendedProductIds : [],
})

/**
 * Where the comparison page leads once its last product is removed: to its plan, else to the shop
 * (docs/specification.md, section 4).
 */
export const pageAfterComparison = (removed: ComparisonEntry): string =>
  removed.recommendationId ? `/recommendations/${removed.recommendationId}/edit` : '/shop'

/** The query of the comparison page, rewritten on every change of the list (docs/specification.md, section 2). */
export function comparisonQuery({ entries }: Comparison): string {
  const main = entries.find(({ isMain }) => isMain)
  const planId = (main ?? entries[0])?.recommendationId
  const query = new Map([['productIds', entries.map(({ id }) => id).join(',')]])
  if (main) query.set('mainProductId', main.id)
  if (planId) query.set('planId', planId)
  if (entries.length === 0) return ''
  return `?${[...query].map(([name, value]) => `${name}=${value}`).join('&')}`
}

type Viewer = { isAdmin: boolean; isApprovedPractitioner: boolean; practitionerId: string | null }

/** Comparing is for admins and approved practitioners (docs/specification.md, section 5). */
export const mayCompare = ({ isAdmin, isApprovedPractitioner }: Viewer): boolean =>
  isAdmin || isApprovedPractitioner

/** A plan's products may be compared by an admin or the plan's own practitioner (docs/specification.md, section 5). */
export const mayComparePlan = (viewer: Viewer, plan: { practitionerId: string }): boolean =>
  viewer.isAdmin || (viewer.practitionerId !== null && viewer.practitionerId === plan.practitionerId)
