/** The whole number from 0 to `most` that was typed, 0 for nothing; NaN for anything else, as 1,5 or 1.5. */
export function wholeIn(typed: string, most: number): number {
  const text = typed.trim()
  if (text === '') return 0
  return /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : Number.NaN
}
