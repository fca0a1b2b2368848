import { type DoseUnit, doseUnits } from '@salvia/contract/words/catalogue'
import { expect, test } from 'vitest'
import { convertDose } from './convert-dose.ts'
import { fractionOf, toDecimal } from './fraction.ts'
import { type Substance, substances } from './substance.ts'

type Row = [number, DoseUnit, number, DoseUnit, Substance | null]

const equal: Row[] = [
  [1, 'Milligrams', 1000, 'Micrograms', null],
  [1, 'Grams', 1000, 'Milligrams', null],
  [0.3, 'Micrograms', 0.0003, 'Milligrams', null],
  [1, 'Ounces', 28.349523125, 'Grams', null],
  [1, 'Milliliters', 1, 'CubicCentimeters', null],
  [1, 'FluidOunces', 29.5735295625, 'Milliliters', null],
  [1, 'FluidOunces', 2, 'Tablespoon', null],
  [1, 'Tablespoon', 3, 'Teaspoon', null],
  [1, 'Teaspoon', 4.92892159375, 'Milliliters', null],
  [12.5, 'PartsPerMillion', 12.5, 'MilligramsPerKilogram', null],
  [1000, 'InternationalUnits', 25, 'Micrograms', 'vitaminD'],
  [10_000, 'InternationalUnits', 3, 'Milligrams', 'retinol'],
  [5000, 'InternationalUnits', 1500, 'MicrogramsRAE', 'retinol'],
  [5000, 'InternationalUnits', 1500, 'MicrogramsRAE', 'betaCaroteneSupplement'],
  [5000, 'InternationalUnits', 250, 'MicrogramsRAE', 'betaCaroteneFood'],
  [6, 'Milligrams', 3000, 'MicrogramsRAE', 'betaCaroteneSupplement'],
  [400, 'InternationalUnits', 268, 'Milligrams', 'vitaminE'],
  [400, 'Micrograms', 680, 'MicrogramsDFE', 'folicAcid'],
  [400, 'Micrograms', 680, 'MicrogramsDFE', 'methylfolate'],
  [400, 'Micrograms', 400, 'MicrogramsDFE', 'foodFolate'],
  [20, 'Milligrams', 20, 'MilligramsNE', 'niacin'],
  [1.2, 'Grams', 20, 'MilligramsNE', 'tryptophan'],
  [5, 'BillionsColonyFormingUnit', 5, 'BillionsColonyFormingUnit', null],
]

test.for(equal)('%d %s are %d %s of %s, and back', ([amount, unit, same, to, substance]) => {
  expect(convertDose({ amount, unit }, to, substance)).toEqual({ amount: fractionOf(same) })
  expect(convertDose({ amount: same, unit: to }, unit, substance)).toEqual({ amount: fractionOf(amount) })
})

const pairs = [null, ...substances].flatMap((substance) =>
  doseUnits.flatMap((unit) => doseUnits.map((to) => ({ substance, unit, to }))),
)

test('every unit into every other and back gives the same amount exactly', () => {
  const there = pairs.flatMap(({ substance, unit, to }) => {
    const once = convertDose({ amount: 7.77, unit }, to, substance)
    return 'amount' in once ? [convertDose({ amount: once.amount, unit: to }, unit, substance)] : []
  })
  expect(there).toEqual(there.map(() => ({ amount: fractionOf(7.77) })))
  expect(there).toHaveLength(660)
})

test('what has no value one way has none the other way, for the same reason', () => {
  for (const { substance, unit, to } of pairs) {
    const once = convertDose({ amount: 7.77, unit }, to, substance)
    const back = convertDose({ amount: 7.77, unit: to }, unit, substance)
    expect('reason' in once && once).toEqual('reason' in back && back)
  }
})

test.for([
  ['Grams', 'Milliliters', null, 'OtherDimension'],
  ['MilligramsPerKilogram', 'Milligrams', null, 'OtherDimension'],
  ['BillionsColonyFormingUnit', 'Grams', null, 'OtherDimension'],
  ['InternationalUnits', 'Milliliters', 'vitaminD', 'OtherDimension'],
  ['InternationalUnits', 'Milligrams', null, 'SubstanceNeeded'],
  ['Milligrams', 'MicrogramsRAE', null, 'SubstanceNeeded'],
  ['InternationalUnits', 'Milligrams', 'niacin', 'NotDefinedForSubstance'],
  ['Micrograms', 'MicrogramsDFE', 'vitaminD', 'NotDefinedForSubstance'],
] as const)('%s have no value in %s for %s: %s', ([unit, to, substance, reason]) => {
  expect(convertDose({ amount: 1, unit }, to, substance)).toEqual({ reason })
})

test('667 µg DFE of folic acid are 392.35 µg on screen and 667 µg DFE again', () => {
  const folicAcid = convertDose({ amount: 667, unit: 'MicrogramsDFE' }, 'Micrograms', 'folicAcid')
  if (!('amount' in folicAcid)) throw new Error(folicAcid.reason)
  expect(toDecimal(folicAcid.amount, 2)).toBe(392.35)
  expect(convertDose({ amount: folicAcid.amount, unit: 'Micrograms' }, 'MicrogramsDFE', 'folicAcid')).toEqual(
    {
      amount: fractionOf(667),
    },
  )
})
