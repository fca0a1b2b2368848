import type { ProductMatch } from '@salvia/contract/catalogue/product-search'
import type { MatchKind } from '@salvia/contract/words/search'
import { m } from '#app/paraglide/messages.js'

const words: Record<MatchKind, (text: { text: string }) => string> = {
  Name: m.found_by_name,
  Brand: m.found_by_brand,
  Content: m.found_by_content,
  Additive: m.found_by_additive,
  Kind: m.found_by_kind,
  Use: m.found_by_use,
  Similar: m.found_by_similar,
  Strength: m.found_by_strength,
  Code: m.found_by_code,
  Text: m.found_by_text,
}

/** Why a row matched, per part of the query. */
export const whyFound = (matches: ProductMatch[]): string =>
  matches.map(({ text, by }) => words[by]({ text })).join(', ')
