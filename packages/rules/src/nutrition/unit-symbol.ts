import type { DoseUnit, LabelUnit } from '@salvia/contract/words/catalogue'

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
