import { expect, test } from 'vitest'
import { carriedDuration } from './duration-choices.ts'

test('a new item lasts as long as the others, and is taken as needed only where its line says so', () => {
  expect(carriedDuration([])).toBe(null)
  expect(carriedDuration([{ duration: 'For1Month' }, { duration: 'For1Month' }])).toBe('For1Month')
  expect(carriedDuration([{ duration: 'For1Month' }, { duration: 'Ongoing' }])).toBe(null)
  expect(carriedDuration([{ duration: 'AsNeeded' }])).toBe(null)
})
