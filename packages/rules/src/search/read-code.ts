/** `sku` is compared in any case; `ean` is null where the digits of the query are none of a barcode. */
export type ProductCode = { sku: string; ean: string | null }

const EAN_DIGITS = 13

/** Digits of a barcode (8, 12 or 13, spaces and hyphens aside); a UPC of 12 gets its leading zero. */
function eanOf(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (!/^(\d{8}|\d{12}|\d{13})$/.test(digits)) return null
  return digits.length === 8 ? digits : digits.padStart(EAN_DIGITS, '0')
}

/**
 * The product number that a whole query may be: every word by itself that holds a letter or digit may be an article number, in whatever shape the
 * shop gives them. `null` for several words that are no barcode, and for nothing.
 */
export function readCode(query: string): ProductCode | null {
  const sku = query.trim()
  const ean = eanOf(sku)
  const isOneWord = /^\S*[\p{L}\p{N}]\S*$/u.test(sku)
  return isOneWord || ean !== null ? { sku, ean } : null
}
