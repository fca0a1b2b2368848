const MINOR_DIGITS = 2

/**
 * Maximum lengths of number inputs: seven digits plus cents; ten digits before and nine after the point; eight digits.
 */
export const figureLengths = { amount: 10, number: 20, whole: 8 } as const

/** Minor units as an admin types them: 1999 is 19.99. */
export function typedAmount(amount: number): string {
  const digits = String(amount).padStart(MINOR_DIGITS + 1, '0')
  return `${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`
}

/** Minor units of a typed price, with a comma or a point; null for anything that is no price above zero. */
export function readAmount(typed: string): number | null {
  const [, whole, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === undefined) return null
  const amount = Number(whole + cents.padEnd(MINOR_DIGITS, '0'))
  return amount > 0 ? amount : null
}

export const typedNumber = (value: number | null): string => (value === null ? '' : String(value))

/** Parses a number ≥ 0 with a comma or a point; null for empty, undefined for invalid. */
export function readNumber(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,10}(?:[.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** Parses an integer ≥ 0; undefined for invalid. */
export const readWhole = (typed: string): number | undefined =>
  /^\d{1,8}$/.test(typed.trim()) ? Number(typed.trim()) : undefined
