export type Unknown = Record<string, unknown>

export const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The records of a list; of a single record where a list was expected that one, of anything else none. */
export function recordsOf(value: unknown): Unknown[] {
  if (isRecord(value)) return [value]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** A text without blanks around it, `null` for an empty one and for what is no text; numbers are written out. */
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
 * A number or range as labels print it: `1,000`, `30-60`, `2 to 4`, `About 30`, `< 1`. `null` for what holds none, and
 * for negative numbers, which no label means.
 */
export function rangeOf(value: unknown): Range | null {
  const text = textOf(value) ?? ''
  const found = /(?<![\d.-])(\d[\d,]*(?:\.\d+)?|\.\d+)(?:\s*(?:-|–|to)\s*(\d[\d,]*(?:\.\d+)?))?/.exec(text)
  if (!found) return null
  const least = number(found[1])
  const most = found[2] === undefined ? least : number(found[2])
  return { least: Math.min(least, most), most: Math.max(least, most) }
}
