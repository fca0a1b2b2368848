import { expect, test } from 'vitest'
import { byLetter } from './by-letter.ts'

test('brands stand under their first letter, without accents, figures together', () => {
  const brands = ['21st Century', '4Life', 'Activz', 'Ápex', 'Élan', 'thorne'].map((name) => ({ name }))
  expect(byLetter(brands).map(({ letter, brands: found }) => [letter, found.length])).toEqual([
    ['#', 2],
    ['A', 2],
    ['E', 1],
    ['T', 1],
  ])
  expect(byLetter([])).toEqual([])
})
