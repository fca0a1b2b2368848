import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import { formatNumber } from '../format/format.ts'
import { formatMeasure } from '../format/format-measures.ts'

type Format = {
  sizeUnit: 'Piece' | 'Gram' | 'Milliliter'
  names: Translated
  pluralNames: Translated
}

/** Nouns have a capital within a sentence in German only. */
const asInSentence = (noun: string, language: LanguageCode): string =>
  language === 'de' ? noun : noun.toLocaleLowerCase(language)

/** What a pack holds, in words: "60 lozenges", "250 g"; null where its size is not known. */
export function packSizeText(
  size: number | null,
  { sizeUnit, names, pluralNames }: Format,
  language: LanguageCode,
): string | null {
  if (size === null) return null
  if (sizeUnit === 'Gram') return formatMeasure(size, 'gram', language)
  if (sizeUnit === 'Milliliter') return formatMeasure(size, 'milliliter', language)
  const noun = size === 1 ? names[language] : pluralNames[language]
  return `${formatNumber(size, language)} ${asInSentence(noun, language)}`
}
