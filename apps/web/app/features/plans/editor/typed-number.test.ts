import { toAmount } from '@salvia/rules/plans/typed-entry/typed-amount'
import { expect, test } from 'vitest'
import { type TypedNumber, typeNumber } from './typed-number.ts'

/** What the draft has after each key of a text, typed over an amount. */
function leftBy(texts: string[], before: number | null) {
  let value = before
  let typing: TypedNumber | null = null
  return texts.map((text) => {
    typing = typeNumber(text, { value, typing, read: toAmount })
    value = typing.leaves
    return value
  })
}

test.for([
  [['½'], [0.5]],
  [
    ['1', '1½'],
    [1, 1.5],
  ],
  [
    ['.', '.5'],
    [2, 0.5],
  ],
  [['0'], [2]],
  [
    ['-', '-1'],
    [2, 2],
  ],
  [['abc'], [2]],
  [
    ['1½', '0'],
    [1.5, 1.5],
  ],
  [
    ['1', '10', '100', '1000', '10000'],
    [1, 10, 100, 1000, 2],
  ],
  [
    ['1', '1.', '1.1', '1.1/', '1.1/2'],
    [1, 2, 1.1, 2, 2],
  ],
  [
    ['', 'a', ''],
    [null, 2, null],
  ],
] as const)('typed over 2, %j leaves %j', ([texts, left]) => {
  expect(leftBy([...texts], 2)).toEqual(left)
})

test('where there was no amount, none is left by what cannot be read', () => {
  expect(leftBy(['1', '1a'], null)).toEqual([1, null])
  expect(leftBy(['1½', '0'], null)).toEqual([1.5, 1.5])
})
