import type { DoseUnit } from '@salvia/contract/words/catalogue'

/** A unit of a label row. Energy is not a dose, so it stands beside the dose units. */
export type LabelUnit = DoseUnit | 'Kilocalories'

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
