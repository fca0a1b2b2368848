import type { LabelUnit } from '@salvia/contract/words/catalogue'
import { expect, test } from 'vitest'
import { placesByAmount } from './places-by-amount.ts'
import type { Substance } from './substance.ts'

const dose = (amount: number | null, unit: LabelUnit | null, substance: Substance | null = null) => ({
  amount,
  unit,
  substance,
})

test('weights and units of activity stand in one order, equal ones at the same place, unknown ones last', () => {
  const doses = [
    dose(null, 'Milligrams', 'vitaminD'),
    dose(50, 'Micrograms', 'vitaminD'),
    dose(1000, 'InternationalUnits', 'vitaminD'),
    dose(0.025, 'Milligrams', 'vitaminD'),
    dose(400, 'InternationalUnits', 'vitaminD'),
    dose(null, null, 'vitaminD'),
  ]
  expect(placesByAmount(doses)).toEqual([3, 2, 1, 1, 0, 3])
  expect(placesByAmount(doses, true)).toEqual([3, 0, 1, 1, 2, 3])
})

test('what does not convert stands by its unit, in both directions, and then by its number', () => {
  const doses = [
    dose(1, null),
    dose(100, 'InternationalUnits'),
    dose(400, 'InternationalUnits'),
    dose(20, 'Kilocalories'),
    dose(2, 'Milliliters'),
    dose(1, 'Teaspoon'),
    dose(1, 'Grams'),
    dose(5, 'BillionsColonyFormingUnit'),
    dose(3, 'PartsPerMillion'),
  ]
  expect(placesByAmount(doses)).toEqual([5, 6, 7, 8, 1, 2, 0, 3, 4])
  expect(placesByAmount(doses, true)).toEqual([5, 7, 6, 8, 2, 1, 0, 3, 4])
})

test('of nothing there are no places', () => {
  expect(placesByAmount([])).toEqual([])
})
