import { type DoseUnit, doseUnits } from '@salvia/contract/words/catalogue'

/** Units of label rows. Energy is not a dose, so it stands beside the dose units. */
export const labelUnits = [...doseUnits, 'Kilocalories'] as const
export type LabelUnit = (typeof labelUnits)[number]

/** How each unit is written beside a number, the same in every language. */
export const unitSymbols: Record<LabelUnit, string> = {
  Milligrams: 'mg',
  MilligramsNE: 'mg NE',
  Grams: 'g',
  Micrograms: 'µg',
  MicrogramsRAE: 'µg RAE',
  MicrogramsDFE: 'µg DFE',
  InternationalUnits: 'IU',
  Milliliters: 'ml',
  Ounces: 'oz',
  CubicCentimeters: 'cm³',
  FluidOunces: 'fl oz',
  Teaspoon: 'tsp',
  Tablespoon: 'tbsp',
  MilligramsPerKilogram: 'mg/kg',
  PartsPerMillion: 'ppm',
  BillionsColonyFormingUnit: 'billion CFU',
  Kilocalories: 'kcal',
}

/** The dose unit of a row, `null` for energy. */
export const doseUnitOf = (unit: LabelUnit | null): DoseUnit | null => (unit === 'Kilocalories' ? null : unit)
