/** The texts of a localization whose lines are put in order on saving (docs/specification.md, section 5). */
type CleanedTexts = { nutritionalInformation?: string; allergens?: string; warnings?: string }

type Flagged = { languageCode: string; isAutoTranslated?: boolean }

/** Commas in brackets belong to their item: "fish (cod, pollock)". */
const listBreaks = /(?:(?<!\d),|,(?!\d)|;)(?![^()\n]*\))/g
const sentenceBreaks = /(?<!\d)\.|\.(?!\d)|;/g

const capitalised = (line: string): string => line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const inLines = (text: string, breaks: RegExp): string =>
  text
    .replaceAll(breaks, '\n')
    .split('\n')
    .map((line) => capitalised(line.trim()))
    .filter((line) => line !== '')
    .join('\n')

/**
 * Nutritional information or allergens, an item a line: commas that are not between digits, repeated commas and
 * semicolons become line breaks, and a line that starts with a lowercase letter is capitalised
 * (docs/specification.md, section 5).
 */
export const cleanList = (text: string): string => inLines(text, listBreaks)

/**
 * Warnings, a sentence a line: periods and semicolons become line breaks, and lines are capitalised
 * (docs/specification.md, section 5). The decimal point of a number is not a period: "1.5 g" stays whole, as half of
 * a dose would be a dangerous warning.
 */
export const cleanWarnings = (text: string): string => inLines(text, sentenceBreaks)

/**
 * What is saved of a localization. An auto-translated one is sent with its flag and language alone, so that no text
 * passes for one that was written; any other has its texts cleaned. Cleaning twice changes nothing more.
 */
export function cleanLocalization<L extends CleanedTexts & Flagged>(
  localization: L,
): L | { languageCode: string; isAutoTranslated: true } {
  if (localization.isAutoTranslated) {
    return { languageCode: localization.languageCode, isAutoTranslated: true }
  }
  const { nutritionalInformation, allergens, warnings } = localization
  return {
    ...localization,
    ...(nutritionalInformation !== undefined && {
      nutritionalInformation: cleanList(nutritionalInformation),
    }),
    ...(allergens !== undefined && { allergens: cleanList(allergens) }),
    ...(warnings !== undefined && { warnings: cleanWarnings(warnings) }),
  }
}
