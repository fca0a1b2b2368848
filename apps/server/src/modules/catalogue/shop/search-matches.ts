import type { ProductMatch } from '@salvia/contract/catalogue/product-search'
import type { MatchKind } from '@salvia/contract/words/search'
import { plainWords } from '@salvia/rules/search/plain-text'
import type { SearchPart, SearchPlan } from '@salvia/rules/search/search-plan'

type Named = { name: string; brandName: string }

/** Names are indexed together with brands and synonyms: comparing the names tells which of them matched. */
function namedBy(text: string, { name, brandName }: Named): MatchKind {
  const isIn = (place: string) => {
    const held = plainWords(place)
    return plainWords(text).every((word) => held.some((other) => other.startsWith(word)))
  }
  if (isIn(name)) return 'Name'
  return isIn(brandName) ? 'Brand' : 'Content'
}

/** The words of the query, as they were typed, that nothing of the product matches as a whole; of strengths its label tells. */
export const unmatchedOf = (matched: ProductMatch[], { parts, asked }: SearchPlan): string[] => {
  const found = new Set(matched.map(({ text }) => text))
  const sought = new Set(parts.flatMap(({ text, kind }) => (kind === null ? [] : [text])))
  const isMissed = (text: string) => sought.has(text) && !found.has(text)
  return [...new Set(asked.filter(({ texts }) => texts.some(isMissed)).map(({ typed }) => typed))]
}

/** The strongest reason for each part of the query: parts of one text are ordered from weakest to strongest. */
export function matchesOf(matched: boolean[], parts: SearchPart[], named: Named): ProductMatch[] {
  const reasons = new Map<string, ProductMatch>()
  for (const [at, { text, kind }] of parts.entries())
    if (matched[at] && kind !== null)
      reasons.set(text, { text, by: kind === 'Name' ? namedBy(text, named) : kind })
  return [...reasons.values()]
}
