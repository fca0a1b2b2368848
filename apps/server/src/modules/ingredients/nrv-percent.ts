import type { DoseUnit } from '@salvia/contract/words/catalogue'
import type { Translated } from '@salvia/contract/words/locale'
import { nutrientKey } from './nutrient-names.ts'

/** A row of `data/nutrition/nutrients.json`; `euNrv` is the reference value of Regulation (EU) 1169/2011 in `unit`. */
export type Nutrient = { key: string; names: Translated; unit: 'mg' | 'µg'; euNrv: number | null }

export type Dose = { name: string; amount: number | null; unit: DoseUnit | null; forms: string[] }

const microgramsPer: Partial<Record<DoseUnit, number>> = {
  Micrograms: 1,
  MicrogramsRAE: 1,
  MicrogramsDFE: 1,
  Milligrams: 1000,
  MilligramsNE: 1000,
  Grams: 1_000_000,
}

const DFE_PER_FOLIC_ACID = 1.7

/** Micrograms in one international unit (NIH ODS); for vitamin E it depends on the form, which must be printed. */
function microgramsPerUnit(key: string, forms: string[]): number | null {
  if (key === 'vitamin_d') return 0.025
  if (key === 'vitamin_a') return 0.3
  if (key !== 'vitamin_e') return null
  const form = forms.join(' ').toLowerCase()
  if (form.includes('dl-alpha')) return 450
  return form.includes('d-alpha') ? 670 : null
}

function micrograms({ amount, unit, forms }: Dose, key: string): number | null {
  if (amount === null || unit === null) return null
  const factor = unit === 'InternationalUnits' ? microgramsPerUnit(key, forms) : microgramsPer[unit]
  if (factor === undefined || factor === null) return null
  const weight = amount * factor
  return unit === 'MicrogramsDFE' && key === 'folic_acid' ? weight / DFE_PER_FOLIC_ACID : weight
}

/** Whole percents of the EU nutrient reference value for adults; `null` where none is set or the amount is unknown. */
export function nrvPercent(dose: Dose, nutrients: ReadonlyMap<string, Nutrient>): number | null {
  const key = nutrientKey(dose.name)
  const nutrient = key === null ? undefined : nutrients.get(key)
  if (!nutrient?.euNrv) return null
  const weight = micrograms(dose, nutrient.key)
  if (weight === null) return null
  const reference = nutrient.unit === 'mg' ? nutrient.euNrv * 1000 : nutrient.euNrv
  return Math.round((weight * 100) / reference)
}
