import type { LanguageCode } from '@salvia/contract/words/locale'

/** Both signs are there: thousands apart, and one or two decimals, as `1.125,00` and `1 125.5`. */
const GROUPED = /^([1-9]\d{0,2}(?:[.,’'\s]\d{3})+)([.,]\d{1,2})$/
/** Thousands apart and no decimals, by what sets them apart in the language: `1,125` is 1.125 for a German. */
const WHOLE = { point: /^[1-9]\d{0,2}(?:[.’'\s]\d{3})+$/, comma: /^[1-9]\d{0,2}(?:[,’'\s]\d{3})+$/ }

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * What was typed of a decimal number in a language, with a point, as `Number` reads it. A single comma or point is the
 * decimal sign, whatever the language, unless it sets thousands apart there. What is no such number is left as it is
 * typed, for its field to refuse: a sign or a letter that is dropped would make another number of it.
 */
export function typedDecimal(text: string, language: LanguageCode): string {
  const bare = text.trim().replace(/^€\s*|\s*€$/g, '')
  const [, whole, part] = GROUPED.exec(bare) ?? []
  if (whole !== undefined) return `${digitsOf(whole)}.${digitsOf(part ?? '')}`
  if (WHOLE[language === 'en' ? 'comma' : 'point'].test(bare)) return digitsOf(bare)
  return bare.replace(',', '.')
}
