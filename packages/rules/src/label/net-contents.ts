import { countedFormats, type DeliveryFormatId } from './formats.ts'

/** A quantity as printed: `60 Softgel(s)`, `2 fl. Oz.`. */
export type Printed = { quantity: number; unit: string }

/** Parses the printed text; `null` unless a positive quantity (NP, N/A, 0 Not Present). */
export function readPrinted(text: string | null): Printed | null {
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*(.*)$/.exec((text ?? '').trim()) ?? []
  const quantity = Number(digits.replaceAll(',', ''))
  return quantity > 0 ? { quantity, unit } : null
}

const grams: [RegExp, number][] = [
  [/^(g|grams?|gram\(s\))$/i, 1],
  [/^kg$/i, 1000],
  [/^(lbs?|pound\(s\))$/i, 453.592],
  [/^(oz\.?|ozs?|oz\(s\)|ounce\(s\))$/i, 28.3495],
]

const millilitres: [RegExp, number][] = [
  [/^(ml|milliliter\(s\))$/i, 1],
  [/^(l|liter\(s\))$/i, 1000],
  [/^(fl\.? oz\.?|fluid oz\.?|fluid ounce(\(s\))?|oz\.?|oz\(s\))$/i, 29.5735],
]

const convert = (table: [RegExp, number][], { quantity, unit }: Printed): number | null => {
  const factor = table.find(([pattern]) => pattern.test(unit.trim()))?.[1]
  return factor === undefined ? null : Math.round(quantity * factor)
}

const isMassOrVolume = (unit: string): boolean =>
  [...grams, ...millilitres].some(([pattern]) => pattern.test(unit.trim()))

/** Pack contents in pieces, grams or millilitres; `null` if not stated. */
export function packSize(printed: Printed | null, format: DeliveryFormatId): number | null {
  if (!printed) return null
  if (format === 'powder') return convert(grams, printed)
  if (!countedFormats.has(format)) return convert(millilitres, printed)
  return isMassOrVolume(printed.unit) ? null : Math.round(printed.quantity)
}
