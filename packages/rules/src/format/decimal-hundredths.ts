/** Hundredths as files for machines write them, such as cents of an amount or of a percent: `1999` as `19.99`. */
export function decimalHundredths(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
