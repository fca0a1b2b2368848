/** A number as it is written whole with its thousands apart: `1.125,00`, `1 125.5`. */
const GROUPED = /^(\d{1,3}(?:[.,’'\s]\d{3})+)([.,]\d{1,2})$/

/**
 * What was typed of a decimal number, with a point, as `Number` reads it; a comma is one too. The first point or comma
 * counts, and what is no part of a number is left out.
 */
export function typedDecimal(text: string): string {
  const [, whole = '', part = ''] = GROUPED.exec(text.trim()) ?? []
  const [first = '', ...rest] = (whole === '' ? text : whole.replace(/\D/g, '') + part)
    .replace(/[^\d.,]/g, '')
    .split(/[.,]/)
  return rest.length === 0 ? first : `${first}.${rest.join('')}`
}
