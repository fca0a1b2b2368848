/**
 * The EAN-13 of a typed barcode: an EAN-13 as it is, a UPC of 12 digits with its leading zero, spaces and hyphens left
 * out. `null` for other lengths and for a wrong check digit (GS1 General Specifications, 7.9).
 */
export function eanOf(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,13}$/.test(digits)) return null
  const ean = digits.padStart(13, '0')
  const sum = [...ean].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? ean : null
}
