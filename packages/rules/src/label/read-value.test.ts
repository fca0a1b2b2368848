import { expect, test } from 'vitest'
import { rangeOf, recordsOf, textOf, textsOf } from './read-value.ts'

test.for([
  [60, { least: 60, most: 60 }],
  ['60', { least: 60, most: 60 }],
  ['About 30', { least: 30, most: 30 }],
  ['30-60', { least: 30, most: 60 }],
  ['60 – 30', { least: 30, most: 60 }],
  ['2 to 4', { least: 2, most: 4 }],
  ['1,000.5', { least: 1000.5, most: 1000.5 }],
  ['.5', { least: 0.5, most: 0.5 }],
  ['< 1', { least: 1, most: 1 }],
  ['', null],
  ['NP', null],
  ['-4', null],
  [Number.NaN, null],
  [null, null],
  [{}, null],
] as const)('%j is the range %j', ([value, range]) => {
  expect(rangeOf(value)).toEqual(range)
})

test('texts are tidied, and what is no text is none', () => {
  expect(textOf('  a \n b ')).toBe('a b')
  expect(textOf(7)).toBe('7')
  expect([textOf(''), textOf(null), textOf([]), textOf(Number.POSITIVE_INFINITY)]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(textsOf(['a', null, ' ', 3])).toEqual(['a', '3'])
  expect(textsOf('a')).toEqual(['a'])
})

test('records come from a list or alone', () => {
  expect(recordsOf([{ a: 1 }, null, 'b', [1]])).toEqual([{ a: 1 }])
  expect(recordsOf({ a: 1 })).toEqual([{ a: 1 }])
  expect(recordsOf('x')).toEqual([])
})
