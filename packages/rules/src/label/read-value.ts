export type Unknown = Record<string, unknown>

export const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list's records; a single record is accepted as a list of one. */
export function recordsOf(value: unknown): Unknown[] {
  if (isRecord(value)) return [value]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** A trimmed string, `null` if empty or not a string; numbers are converted. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const tidy = value.replaceAll(/\s+/g, ' ').trim()
  return tidy === '' ? null : tidy
}

export const textsOf = (values: unknown): string[] =>
  (Array.isArray(values) ? values : [values]).flatMap((value) => textOf(value) ?? [])

export type Range = { least: number; most: number }

const number = (digits: string | undefined): number => Number(String(digits).replaceAll(',', ''))

/**
 * Parses a printed number or range: `1,000`, `30-60`, `2 to 4`, `About 30`, `< 1`. `null` for none and for negative
 * numbers.
 */
export function rangeOf(value: unknown): Range | null {
  const text = textOf(value) ?? ''
  const found = /(?<![\d.-])(\d[\d,]*(?:\.\d+)?|\.\d+)(?:\s*(?:-|–|to)\s*(\d[\d,]*(?:\.\d+)?))?/.exec(text)
  if (!found) return null
  const least = number(found[1])
  const most = found[2] === undefined ? least : number(found[2])
  return { least: Math.min(least, most), most: Math.max(least, most) }
}
