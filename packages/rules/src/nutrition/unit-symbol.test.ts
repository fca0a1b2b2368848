import { labelUnits } from '@salvia/contract/words/catalogue'
import { expect, test } from 'vitest'
import { doseUnitOf, unitSymbols } from './unit-symbol.ts'

test('energy is no dose, every other unit of a label is one', () => {
  expect(doseUnitOf('Kilocalories')).toBeNull()
  expect(doseUnitOf(null)).toBeNull()
  for (const unit of labelUnits.filter((one) => one !== 'Kilocalories')) expect(doseUnitOf(unit)).toBe(unit)
})

test('no two units are written alike', () => {
  expect(new Set(Object.values(unitSymbols)).size).toBe(labelUnits.length)
})
