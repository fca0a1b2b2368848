/**
 * The EAN-13 of a printed UPC or EAN; `null` for anything else, such as a manufacturer's own number, or if the check
 * digit is wrong.
 */
export function validEan(printed: string | null): string | null {
  const digits = (printed ?? '').replaceAll(/[\s-]/g, '')
  if (!/^(\d{12}|\d{13})$/.test(digits)) return null
  const ean = digits.padStart(13, '0')
  const sum = [...ean].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? ean : null
}
