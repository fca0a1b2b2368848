import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { allergenWord } from './facet-words.ts'
import type { ShopFilter } from './shop-filter.ts'
import type { Found } from './shop-state-words.ts'

/** Nouns have a capital within a sentence in German only. */
function namesOf(without: ShopFilter['without']): string {
  const language = getLocale()
  const asInSentence = (name: string) => (language === 'de' ? name : name.toLocaleLowerCase(language))
  const names = without.map((allergen) => asInSentence(allergenWord(allergen)))
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
}

/**
 * How many products are left out because their label does not say whether they contain what is to be absent, which is
 * named where it is a filter; null where none is.
 */
export function notKnownWords(
  { without }: Pick<ShopFilter, 'without'>,
  { notKnown }: Pick<Found, 'notKnown'>,
): string | null {
  if (!notKnown || notKnown.count === 0) return null
  const { count, isEstimate } = notKnown
  if (without.length === 0) return isEstimate ? m.shop_not_known_more({ count }) : m.shop_not_known({ count })
  const named = { count, names: namesOf(without) }
  return isEstimate ? m.shop_not_known_of_more(named) : m.shop_not_known_of(named)
}
