import { labelUnits } from '@salvia/contract/words/catalogue'
import { expect, test } from 'vitest'
import { doseUnitOf, unitSymbols } from './unit-symbol.ts'

test('every unit of a label is written in its own way', () => {
  expect(new Set(Object.values(unitSymbols)).size).toBe(labelUnits.length)
})

test('energy is no dose', () => {
  expect([doseUnitOf('Kilocalories'), doseUnitOf('Grams'), doseUnitOf(null)]).toEqual([null, 'Grams', null])
})
