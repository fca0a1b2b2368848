import type { ProductMatch } from '@salvia/contract/catalogue/product-search'
import type { MatchKind } from '@salvia/contract/words/search'
import { plainWords } from '@salvia/rules/search/plain-text'
import type { SearchPart } from '@salvia/rules/search/search-plan'

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

/** Words long enough to say what is meant: a letter or a number stands beside one. */
const saysSomething = (text: string): boolean => /\p{L}{2}/u.test(text)

/** The words of the query that nothing of the product matches; of strengths its label tells. */
export const unmatchedOf = (matched: ProductMatch[], parts: SearchPart[]): string[] => {
  const found = new Set(matched.map(({ text }) => text))
  const asked = parts.flatMap(({ text, kind }) => (kind === null || kind === 'Strength' ? [] : [text]))
  return [...new Set(asked)].filter((text) => !found.has(text) && saysSomething(text))
}

/** The strongest reason for each part of the query: parts of one text are ordered from weakest to strongest. */
export function matchesOf(matched: boolean[], parts: SearchPart[], named: Named): ProductMatch[] {
  const reasons = new Map<string, ProductMatch>()
  for (const [at, { text, kind }] of parts.entries())
    if (matched[at] && kind !== null)
      reasons.set(text, { text, by: kind === 'Name' ? namedBy(text, named) : kind })
  return [...reasons.values()]
}
