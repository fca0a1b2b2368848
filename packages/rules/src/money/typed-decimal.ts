/** A whole number of parts of ten to the power of `digits`, as a person types it: 455 with 2 digits is 4.55. */
export function showDecimal(parts: number, digits: number): string {
  const written = String(parts).padStart(digits + 1, '0')
  return `${written.slice(0, -digits)}.${written.slice(-digits)}`
}

/** Parses a decimal with comma or point into an integer of 10^-digits, without floating point; null if invalid. */
export function readDecimal(typed: string, digits: number): number | null {
  const [, whole, rest = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(typed.trim()) ?? []
  if (whole === undefined || rest.length > digits) return null
  return Number(whole + rest.padEnd(digits, '0'))
}
