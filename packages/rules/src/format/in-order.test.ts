import { expect, test } from 'vitest'
import { compareKeys, compareNames } from './in-order.ts'

test('names go by their letters, whatever their case and accents', () => {
  expect(['zinc', 'Éclair', 'Zinc', 'de Boer', 'Ebbe', 'Adams'].sort(compareNames)).toEqual([
    ...['Adams', 'de Boer', 'Ebbe', 'Éclair', 'zinc', 'Zinc'],
  ])
})

test('keys go by their characters', () => {
  expect(['b', 'a', 'B', 'a'].sort(compareKeys)).toEqual(['B', 'a', 'a', 'b'])
  expect(compareKeys('2026-11-01', '2026-11-01')).toBe(0)
})
