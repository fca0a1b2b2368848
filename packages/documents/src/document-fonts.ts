import { Font } from '@react-pdf/renderer'

/** Files of a font with Latin, Greek, Cyrillic, Hebrew and Arabic letters. */
export type DocumentFonts = { regular: string; bold: string }

export const FAMILY = 'Document'

/** No word that people write is longer; what is would run over the margin. */
const LONGEST_WORD = 28

/** A page's address fits a line: parted it would get a hyphen, which whoever types it would type too. */
const LONGEST_ADDRESS = 75

/** Names and addresses are not hyphenated, only parted where they could not fit. */
export function partsOf(word: string | null): string[] {
  const letters = Array.from(word ?? '')
  const longest = word?.includes('://') ? LONGEST_ADDRESS : LONGEST_WORD
  if (letters.length <= longest) return [word ?? '']
  const count = Math.ceil(letters.length / LONGEST_WORD)
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * LONGEST_WORD, (at + 1) * LONGEST_WORD).join(''),
  )
}

export function registerFonts({ regular, bold }: DocumentFonts): void {
  Font.register({ family: FAMILY, fonts: [{ src: regular }, { src: bold, fontWeight: 700 }] })
  Font.registerHyphenationCallback(partsOf)
}

/** Stands for a character that the font lacks. */
export const MISSING_MARK = '\u25a1'

/** Invisible signs of no width: joiners, variation selectors, marks of direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/gu

/**
 * Rewrites texts so that each of their characters can be drawn: one that the font lacks is replaced by a mark, several
 * in a row by one.
 */
export async function printableBy(fonts: DocumentFonts): Promise<(text: string) => string> {
  registerFonts(fonts)
  await Promise.all([Font.load({ fontFamily: FAMILY }), Font.load({ fontFamily: FAMILY, fontWeight: 700 })])
  const drawn = [400, 700].map((fontWeight) => Font.getFont({ fontFamily: FAMILY, fontWeight }).data)
  const isDrawn = (letter: string) =>
    letter === '\n' || drawn.every((font) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return (text) =>
    Array.from(text.toWellFormed().replace(INVISIBLE, (sign) => (sign === '\n' ? sign : '')))
      .map((letter) => (isDrawn(letter) ? letter : MISSING_MARK))
      .join('')
      .replace(/\u25a1+/g, MISSING_MARK)
}
