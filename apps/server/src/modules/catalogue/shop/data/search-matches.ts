import type { ProductMatch } from '@salvia/contract/catalogue/product-search'
import type { MatchKind } from '@salvia/contract/words/search'
import type { AskedWords } from '@salvia/rules/search/asked-words'
import { plainWords } from '@salvia/rules/search/plain-text'
import type { SearchPart, SearchPlan } from '@salvia/rules/search/search-plan'

type Named = { name: string; brandName: string }

/** Names are indexed together with brands and synonyms: comparing the names shows which of them matched. */
function namedBy(text: string, { name, brandName }: Named): MatchKind {
  if (isIn(text, name)) return 'Name'
  return isIn(text, brandName) ? 'Brand' : 'Content'
}

function isIn(text: string, place: string): boolean {
  const held = plainWords(place)
  return plainWords(text).every((word) => held.some((other) => other.startsWith(word)))
}

/** The parts of the query that nothing of the product matches as a whole; of strengths those that its label states. */
function missedOf(matches: ProductMatch[], { parts, asked }: SearchPlan): AskedWords[] {
  const found = new Set(matches.map(({ text }) => text))
  const sought = new Set(parts.flatMap(({ text, kind }) => (kind === null ? [] : [text])))
  return asked.filter(({ texts }) => texts.some((text) => sought.has(text) && !found.has(text)))
}

/** The words of the query, as they were typed, that nothing of the product matches as a whole. */
export const unmatchedOf = (matches: ProductMatch[], plan: SearchPlan): string[] => [
  ...new Set(missedOf(matches, plan).map(({ typed }) => typed)),
]

type Found = Named & { matched: boolean[] }

/**
 * Whether the name of a product says something of what was asked for, in any language. Its brand is not meant, nor a
 * stray word of a part that it does not match as a whole.
 */
export function isNamed({ matched, brandName }: Found, matches: ProductMatch[], plan: SearchPlan): boolean {
  const missed = new Set(missedOf(matches, plan).flatMap(({ texts }) => texts))
  return plan.parts.some(
    ({ text, kind }, at) => kind === 'Name' && matched[at] && !missed.has(text) && !isIn(text, brandName),
  )
}

/** The strongest reason for each part of the query: parts of one text are ordered from weakest to strongest. */
export function matchesOf(matched: boolean[], parts: SearchPart[], named: Named): ProductMatch[] {
  const reasons = new Map<string, ProductMatch>()
  for (const [at, { text, kind }] of parts.entries())
    if (matched[at] && kind !== null)
      reasons.set(text, { text, by: kind === 'Name' ? namedBy(text, named) : kind })
  return [...reasons.values()]
}
