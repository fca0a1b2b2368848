import { notKnownWords } from './not-known-words.ts'
import type { ShopFilter } from './shop-filter.ts'
import { type Found, shopStateWords } from './shop-state-words.ts'

/** The state of the shop, whose words no filter waits for; a list without products says itself what was left out. */
export function ShopState({ filter, found }: { filter: ShopFilter; found: Found }) {
  const words = shopStateWords(filter, found)
  return words === null ? null : [words, notKnownWords(filter, found)].filter(Boolean).join(' ')
}
