/**
 * `sku` is compared in any case; `ean` is null where the digits of the query are none of a barcode. `key` are the letters
 * and digits of an article number of any spelling, null for what is too short or has no digit.
 */
export type ProductCode = {
  sku: string
  ean: string | null
  key: string | null
  /** Letters with several digits behind them, which is hardly a word. */
  isSpelled: boolean
  /** A round number: more likely a strength than part of an article number. */
  isRound: boolean
}

const EAN_DIGITS = 13
const KEY_FROM = 4
const ROUND = 50

/** Digits of a barcode (8, 12 or 13, spaces and hyphens aside); a UPC of 12 gets its leading zero. */
function eanOf(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (!/^(\d{8}|\d{12}|\d{13})$/.test(digits)) return null
  return digits.length === 8 ? digits : digits.padStart(EAN_DIGITS, '0')
}

/** An article number by its letters and digits alone: `SWA-175533` and `swa 175533` are one. */
export const articleKey = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The digits of an article number without its letters. */
export const isArticleDigits = (key: string): boolean => key.length >= KEY_FROM && /^\d+$/.test(key)

const apart = /^\p{L}{1,6}\s+\d{4,}$/u
const spelled = /^[a-z]+\d{4,}$/

/**
 * The product number that a whole query may be: every word by itself that holds a letter or digit may be an article number, in whatever shape the
 * shop gives them, and so may a few letters with four digits or more behind them. `null` for other words that are no
 * barcode, and for nothing.
 */
export function readCode(query: string): ProductCode | null {
  const sku = query.trim()
  const ean = eanOf(sku)
  const isNumber = /^\S*[\p{L}\p{N}]\S*$/u.test(sku) || apart.test(sku)
  if (!isNumber && ean === null) return null
  const letters = articleKey(sku)
  const isKey = isNumber && letters.length >= KEY_FROM && /\d/.test(letters)
  return {
    sku,
    ean,
    key: isKey ? letters : null,
    isSpelled: spelled.test(letters),
    isRound: isArticleDigits(letters) && Number(letters) % ROUND === 0,
  }
}
