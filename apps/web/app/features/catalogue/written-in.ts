import type { Product } from '@salvia/contract/catalogue/shop'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { getLocale } from '#app/paraglide/runtime.js'

type Localization = Product['localization']

/** The language of a fallback text, so that a screen reader pronounces it. */
export const writtenIn = (
  { fallbackFields, languageCode }: Localization,
  field: Localization['fallbackFields'][number],
): LanguageCode | undefined => {
  if (!fallbackFields.includes(field)) return undefined
  // Without any text in the reader's language the whole is of another one; else what is missing is in English.
  return languageCode === getLocale() ? 'en' : languageCode
}
