import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { rangeOf, recordsOf, textOf, type Unknown } from './read-value.ts'

/** Units of label rows: the dose units, and energy, which is no dose. */
export type LabelUnit = DoseUnit | 'Kilocalories'

/**
 * An ingredient's amount per serving. `amount` is null if not printed; `mostAmount` differs for ranges. For an unknown
 * unit, `unit` is null and `printedUnit` has the text.
 */
export type LabelDose = {
  servingSizeOrder: number
  operator: string
  amount: number | null
  mostAmount: number | null
  unit: LabelUnit | null
  printedUnit: string | null
  percentDailyValue: number | null
}

const units: [RegExp, LabelUnit][] = [
  [/^mg(?:\(s\))? ne$|^ne$/, 'MilligramsNE'],
  [/^(?:mcg|µg|ug) rae$/, 'MicrogramsRAE'],
  [/^(?:mcg|µg|ug) dfe$/, 'MicrogramsDFE'],
  [/^(?:mcg|µg|ug|microgram(?:\(?s\)?)?)$/, 'Micrograms'],
  [/^(?:mg|milligram(?:\(?s\)?)?)$/, 'Milligrams'],
  [/^(?:g|gm|gram(?:\(?s\)?)?)$/, 'Grams'],
  [/^(?:iu|international unit(?:\(?s\)?)?)$/, 'InternationalUnits'],
  [/^(?:ml|milliliter(?:\(?s\)?)?)$/, 'Milliliters'],
  [/^(?:cc|cm3|cm³)$/, 'CubicCentimeters'],
  [/^(?:fl\.? ?oz\.?(?:\(s\))?|fluid ounce(?:\(?s\)?)?)$/, 'FluidOunces'],
  [/^(?:oz\.?(?:\(s\))?|ounce(?:\(?s\)?)?)$/, 'Ounces'],
  [/^(?:tsp(?:\(?s\)?)?|teaspoon(?:\(?s\)?)?)$/, 'Teaspoon'],
  [/^(?:tbsp(?:\(?s\)?)?|tablespoon(?:\(?s\)?)?)$/, 'Tablespoon'],
  [/^mg\/kg$/, 'MilligramsPerKilogram'],
  [/^(?:ppm|part(?:s|\(s\)) per million)$/, 'PartsPerMillion'],
  [/^billions?(?: \(?cfu\)?(?:\(s\))?| organisms?)?$/, 'BillionsColonyFormingUnit'],
  [/^\{?k?cal(?:ories|orie\(s\)|orie)?\}?$/, 'Kilocalories'],
]

/** The unit for a printed text; `null` if unknown. */
export const unitOf = (printed: string): LabelUnit | null =>
  units.find(([spelling]) => spelling.test(printed.toLowerCase().replace('μ', 'µ')))?.[1] ?? null

const NOT_PRINTED = /^(?:np|not present|not printed)$/i
const colonies: [RegExp, number][] = [
  [/^million/i, 1000],
  [/^cfu/i, 1_000_000_000],
]

/** Units that count colonies in other multiples than billions: by how much to divide. */
const perBillion = (printed: string): number | null =>
  colonies.find(([spelling]) => spelling.test(printed))?.[1] ?? null

function measureOf(row: Unknown): Pick<LabelDose, 'amount' | 'mostAmount' | 'unit' | 'printedUnit'> {
  const printedUnit = textOf(row.unit)
  const range = rangeOf(row.quantity)
  if (printedUnit === null || range === null || NOT_PRINTED.test(printedUnit)) {
    return { amount: null, mostAmount: null, unit: null, printedUnit: null }
  }
  const divisor = perBillion(printedUnit)
  return {
    amount: range.least / (divisor ?? 1),
    mostAmount: range.most / (divisor ?? 1),
    unit: divisor === null ? unitOf(printedUnit) : 'BillionsColonyFormingUnit',
    printedUnit,
  }
}

/** A row's doses, one per serving size; malformed ones are dropped. */
export const dosesOf = (quantity: unknown): LabelDose[] =>
  recordsOf(quantity).map((row) => ({
    servingSizeOrder: rangeOf(row.servingSizeOrder)?.least ?? 1,
    operator: textOf(row.operator) ?? '=',
    ...measureOf(row),
    percentDailyValue:
      recordsOf(row.dailyValueTargetGroup).flatMap(({ percent }) => rangeOf(percent)?.least ?? [])[0] ?? null,
  }))

/** Colony counts in a row's note (`5 billion CFU`); `null` without one. */
export function coloniesIn(note: string | null): number | null {
  const [, digits, word] = /([\d.,]*\d)\s*(billion|million)/i.exec(note ?? '') ?? []
  if (digits === undefined) return null
  const count = Number(digits.replaceAll(',', ''))
  if (!Number.isFinite(count)) return null
  return word?.toLowerCase() === 'million' ? count / 1000 : count
}
