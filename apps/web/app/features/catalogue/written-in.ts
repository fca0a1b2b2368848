import type { Product } from '@salvia/contract/catalogue/shop'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { getLocale } from '#app/paraglide/runtime.js'

type Localization = Product['productLocalizations'][0]

/** The language of a fallback text, so that a screen reader pronounces it. */
export const writtenIn = (
  { fallbackFields, languageCode }: Localization,
  field: Localization['fallbackFields'][number],
): LanguageCode | undefined => {
  if (!fallbackFields.includes(field)) return undefined
  // Without any text in the user's language everything falls back to another one; otherwise missing parts are in
  // English.
  return languageCode === getLocale() ? 'en' : languageCode
}
