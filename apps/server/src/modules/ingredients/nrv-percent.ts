import type { DoseUnit } from '@salvia/contract/words/catalogue'
import type { Translated } from '@salvia/contract/words/locale'
import { percentOfReference } from '@salvia/rules/nutrition/nutrient-reference'
import { dosedNutrient, type StatedNutrients } from './data/nutrient-names.ts'

/** A row of `data/nutrition/nutrients.json`; `euNrv` is the reference value of Regulation (EU) 1169/2011 in `unit`. */
export type Nutrient = { key: string; names: Translated; unit: 'mg' | 'µg'; euNrv: number | null }

export type Dose = {
  name: string
  amount: number | null
  unit: DoseUnit | null
  form: string | null
  stated: StatedNutrients
}

/** Percentages per daily dose are a multiple of those per serving, and rounded to whole numbers for display. */
export const NRV_DECIMALS = 2

const referenceUnits = { mg: 'Milligrams', µg: 'Micrograms' } as const

/**
 * A dose as percent of the EU nutrient reference value for adults, to this many decimals; `null` if no value is
 * defined, the amount is that of a salt or extract, or the amount is unknown.
 */
export function nrvPercent(
  { name, amount, unit, form, stated }: Dose,
  nutrients: ReadonlyMap<string, Nutrient>,
  decimals = 0,
): number | null {
  const key = dosedNutrient(name, stated)
  const nutrient = key === null ? undefined : nutrients.get(key)
  if (key === null || !nutrient?.euNrv || amount === null || unit === null) return null
  const reference = { amount: nutrient.euNrv, unit: referenceUnits[nutrient.unit] }
  const printed = form === null ? name : `${name} ${form}`
  return percentOfReference({ nutrientKey: key, printed, amount, unit }, reference, decimals)
}
