/**
 * The EAN-13 behind the digits of a printed UPC or EAN; `null` for anything that is not one, such as a maker's own
 * number, or whose check digit is wrong.
 */
export function validEan(printed: string | null): string | null {
  const digits = (printed ?? '').replaceAll(/[\s-]/g, '')
  if (!/^(\d{12}|\d{13})$/.test(digits)) return null
  const ean = digits.padStart(13, '0')
  const sum = [...ean].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? ean : null
}
