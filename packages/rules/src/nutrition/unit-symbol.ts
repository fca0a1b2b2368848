import type { DoseUnit, LabelUnit } from '@salvia/contract/words/catalogue'
import type { LanguageCode } from '@salvia/contract/words/locale'

/** How each unit is written beside a number in English, and elsewhere where `unitSymbol` knows nothing else. */
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

/** What labels in these languages write for what is no metric unit. */
const localSymbols: Record<Exclude<LanguageCode, 'en'>, Partial<Record<LabelUnit, string>>> = {
  de: {
    InternationalUnits: 'I.E.',
    BillionsColonyFormingUnit: 'Mrd. KBE',
    Teaspoon: 'TL',
    Tablespoon: 'EL',
  },
  nl: {
    InternationalUnits: 'IE',
    BillionsColonyFormingUnit: 'miljard KVE',
    Teaspoon: 'tl',
    Tablespoon: 'el',
  },
  fr: {
    InternationalUnits: 'UI',
    BillionsColonyFormingUnit: 'milliards d’UFC',
    Teaspoon: 'c. à c.',
    Tablespoon: 'c. à s.',
  },
}

/** How a unit is written beside a number in a language. */
export const unitSymbol = (unit: LabelUnit, language: LanguageCode): string =>
  (language === 'en' ? undefined : localSymbols[language][unit]) ?? unitSymbols[unit]

/** The dose unit of a row, `null` for energy. */
export const doseUnitOf = (unit: LabelUnit | null): DoseUnit | null => (unit === 'Kilocalories' ? null : unit)
