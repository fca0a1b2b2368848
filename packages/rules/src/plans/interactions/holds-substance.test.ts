import { expect, test } from 'vitest'
import { holdsSubstance } from './holds-substance.ts'

const green = {
  key: 'green_tea',
  names: { en: '', de: '', nl: '', fr: '' },
  labelNames: ['green tea', 'camellia sinensis'],
  exceptNames: ['decaffeinated green tea'],
}
const row = (labelName: string, nutrientKey: string | null = null) => [{ labelName, nutrientKey }]

test.for([
  ['Green Tea (leaf) Extract', true],
  ['Organic Camellia sinensis', true],
  ['Green Coffee', false],
  ['Evergreen Tea Tree', false],
  ['Tea, green', false],
  ['Decaffeinated Green Tea', false],
] as const)('%s holds green tea: %s', ([name, holds]) => {
  expect(holdsSubstance(row(name), green)).toBe(holds)
})

test('a row of the nutrient holds it whatever it is called, and no row holds nothing', () => {
  expect(holdsSubstance(row('Decaffeinated Green Tea', 'green_tea'), green)).toBe(true)
  expect(holdsSubstance([], green)).toBe(false)
})
