export type ProductCode = { kind: 'Ean' | 'Sku'; value: string }

const EAN_DIGITS = 13

/**
 * The product number that a whole query is: digits of a barcode (8, 12 or 13, spaces and hyphens aside; a UPC of 12
 * gets its leading zero) or an article number like `THO-298074`. `null` for anything else.
 */
export function readCode(query: string): ProductCode | null {
  const typed = query.trim()
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (/^(\d{8}|\d{12}|\d{13})$/.test(digits)) {
    return { kind: 'Ean', value: digits.length === 8 ? digits : digits.padStart(EAN_DIGITS, '0') }
  }
  if (/^[A-Z]{2,4}-\d{3,8}$/i.test(typed)) return { kind: 'Sku', value: typed.toUpperCase() }
  return null
}
