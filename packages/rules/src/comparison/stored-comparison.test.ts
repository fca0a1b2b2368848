import { expect, test } from 'vitest'
import { type Comparison, emptyComparison } from './comparison-list.ts'
import { readComparison, writeComparison } from './stored-comparison.ts'

const kept: Comparison = {
  entries: [
    {
      id: 'a',
      name: 'Zinc',
      brandName: 'Thorne',
      imageUrl: '/a.webp',
      stockStatus: 'InStock',
      isMain: true,
      recommendationId: 'plan1',
      intakeAmount: 2,
      intakeFormatId: 'capsule',
    },
  ],
  recommendedProductIds: ['r1'],
  updatedAt: 1_767_000_000_000,
}

test('what was written is read again', () => {
  expect(readComparison(writeComparison(kept))).toEqual(kept)
})

test.for([
  [null],
  ['not json'],
  ['null'],
  ['[]'],
  ['7'],
  ['{}'],
  ['{"entries":"x"}'],
  ['{"entries":[{"id":""}]}'],
])('nonsense is an empty comparison: %s', ([text]) => {
  expect(readComparison(text ?? null)).toEqual(emptyComparison)
})

test('what is spoiled in an entry is left out, the entry stays', () => {
  const text = JSON.stringify({
    entries: [7, null, { name: 'no id' }, { id: 'b', name: 3, intakeAmount: 'two', isMain: 'yes' }],
    recommendedProductIds: ['r', 4],
    updatedAt: 'today',
  })
  expect(readComparison(text)).toEqual({
    entries: [
      {
        id: 'b',
        name: '',
        brandName: '',
        imageUrl: '',
        stockStatus: 'Unknown',
        isMain: false,
        recommendationId: null,
        intakeAmount: null,
        intakeFormatId: null,
      },
    ],
    recommendedProductIds: ['r'],
    updatedAt: null,
  })
})

test('at most ten are read, each product once, one of them the main one', () => {
  const ids = ['a', 'b', 'a', ...Array.from({ length: 12 }, (_, at) => `p${at}`)]
  const { entries } = readComparison(JSON.stringify({ entries: ids.map((id) => ({ id, isMain: true })) }))
  expect(entries.map(({ id }) => id)).toEqual(['a', 'b', 'p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'])
  expect(entries.filter(({ isMain }) => isMain).map(({ id }) => id)).toEqual(['a'])
})

test('of entries of one product the first stays', () => {
  const entries = [
    { id: 'a', name: 'first' },
    { id: 'a', name: 'second' },
  ]
  expect(readComparison(JSON.stringify({ entries })).entries).toMatchObject([{ id: 'a', name: 'first' }])
})

test('what is kept beside no entries is no comparison', () => {
  const kept = { entries: [], recommendedProductIds: ['r1'], updatedAt: 1 }
  expect(readComparison(JSON.stringify(kept))).toEqual(emptyComparison)
})
