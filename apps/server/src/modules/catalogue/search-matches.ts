import type { ProductMatch } from '@salvia/contract/product-search'
import type { SearchPart } from '@salvia/rules/search/search-plan'

/** The strongest reason for each part of the query: parts of one text stand from the weakest to the strongest. */
export function matchesOf(matched: boolean[], parts: SearchPart[]): ProductMatch[] {
  const reasons = new Map<string, ProductMatch>()
  for (const [at, { text, kind }] of parts.entries())
    if (matched[at] && kind !== null) reasons.set(text, { text, by: kind })
  return [...reasons.values()]
}
