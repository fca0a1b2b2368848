import { type LabelUnit, labelUnits } from '@salvia/contract/words/catalogue'
import { expect, test } from 'vitest'
import { doseUnitOf, unitSymbol, unitSymbols } from './unit-symbol.ts'

test('energy is no dose, every other unit of a label is one', () => {
  expect(doseUnitOf('Kilocalories')).toBeNull()
  expect(doseUnitOf(null)).toBeNull()
  for (const unit of labelUnits.filter((one) => one !== 'Kilocalories')) expect(doseUnitOf(unit)).toBe(unit)
})

test('no two units are written alike', () => {
  expect(new Set(Object.values(unitSymbols)).size).toBe(labelUnits.length)
})

test('units that are not metric are written as labels of the language write them', () => {
  const written = (unit: LabelUnit) =>
    (['en', 'de', 'nl', 'fr'] as const).map((language) => unitSymbol(unit, language))
  expect(written('InternationalUnits')).toEqual(['IU', 'I.E.', 'IE', 'UI'])
  expect(written('BillionsColonyFormingUnit')).toEqual([
    'billion CFU',
    'Mrd. KBE',
    'miljard KVE',
    'milliards d’UFC',
  ])
  expect(written('Micrograms')).toEqual(['µg', 'µg', 'µg', 'µg'])
})
