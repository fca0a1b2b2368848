import type { DoseUnit } from '@salvia/contract/words/catalogue'
import type { Translated } from '@salvia/contract/words/locale'
import { percentOfReference } from '@salvia/rules/nutrition/nutrient-reference'
import { nutrientKey } from './nutrient-names.ts'

/** A row of `data/nutrition/nutrients.json`; `euNrv` is the reference value of Regulation (EU) 1169/2011 in `unit`. */
export type Nutrient = { key: string; names: Translated; unit: 'mg' | 'µg'; euNrv: number | null }

export type Dose = { name: string; amount: number | null; unit: DoseUnit | null; forms: string[] }

/** As stored: the percents of a daily dose are a multiple of these, and are rounded to whole ones when shown. */
export const NRV_DECIMALS = 2

const referenceUnits = { mg: 'Milligrams', µg: 'Micrograms' } as const

/**
 * Percents of the EU nutrient reference value for adults that a dose has, to so many decimals; `null` where none is set,
 * the name is that of a salt or an extract, or the amount is unknown.
 */
export function nrvPercent(
  { name, amount, unit, forms }: Dose,
  nutrients: ReadonlyMap<string, Nutrient>,
  decimals = 0,
): number | null {
  const key = nutrientKey(name)
  const nutrient = key === null ? undefined : nutrients.get(key)
  if (key === null || !nutrient?.euNrv || amount === null || unit === null) return null
  const reference = { amount: nutrient.euNrv, unit: referenceUnits[nutrient.unit] }
  const printed = [name, ...forms].join(' ')
  return percentOfReference({ nutrientKey: key, printed, amount, unit }, reference, decimals)
}
