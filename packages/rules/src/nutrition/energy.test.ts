import { expect, test } from 'vitest'
import { kilojoules } from './energy.ts'

test('20 kcal are 84 kJ', () => {
  expect([0, 10, 20].map(kilojoules)).toEqual([0, 42, 84])
})
