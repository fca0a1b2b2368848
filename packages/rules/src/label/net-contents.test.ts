import { expect, test } from 'vitest'
import { packSize, readPrinted } from './net-contents.ts'

test.for([
  ['60 Softgel(s)', 'softgel', 60],
  ['2 fl. Oz.', 'drops', 59],
  ['1 lb', 'powder', 454],
  ['1,000 Gram(s)', 'powder', 1000],
  ['98 Gram(s)', 'lozenge', null],
  ['NP', 'lozenge', null],
  ['0 Not Present', 'capsule', null],
] as const)('a pack of %s as %s holds %s', ([printed, format, size]) => {
  expect(packSize(readPrinted(printed), format)).toBe(size)
})

test('a pack whose label says nothing holds nothing known', () => {
  expect([readPrinted(null), packSize(null, 'capsule'), packSize(readPrinted('5 Bag'), 'powder')]).toEqual([
    null,
    null,
    null,
  ])
})
