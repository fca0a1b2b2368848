import { expect, test } from 'vitest'
import { notKnownWords } from './not-known-words.ts'

const leftOut = (count: number, isEstimate = false) => ({ notKnown: { count, isEstimate } })

test('what is left out is said with what its label does not say', () => {
  expect(notKnownWords({ without: ['Milk'] }, leftOut(353))).toBe(
    '353 products whose label does not say whether they contain milk are not shown.',
  )
  expect(notKnownWords({ without: ['Milk', 'Gluten'] }, leftOut(1))).toBe(
    '1 product whose label does not say whether it contains milk or gluten is not shown.',
  )
  expect(notKnownWords({ without: ['Milk'] }, leftOut(500, true))).toBe(
    'More than 500 products whose label does not say whether they contain milk are not shown.',
  )
})

test('what only the words of a search exclude is not named again', () => {
  expect(notKnownWords({ without: [] }, leftOut(359))).toBe(
    '359 products whose label does not say whether they contain it are not shown.',
  )
})

test('nothing is said where nothing is left out', () => {
  expect(notKnownWords({ without: ['Milk'] }, {})).toBeNull()
  expect(notKnownWords({ without: ['Milk'] }, leftOut(0))).toBeNull()
})
