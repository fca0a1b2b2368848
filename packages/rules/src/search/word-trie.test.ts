import { expect, test } from 'vitest'
import { allowedErrors, buildWordTrie, hasWord, wordsBeginning, wordsNear } from './word-trie.ts'

const words = ['magnesium', 'manganese', 'zinc', 'zink', 'selenium', 'melatonin', 'iron', 'ironwort', 'gaba']
const trie = buildWordTrie(words)
const near = (typed: string, errors: number) => wordsNear(trie, typed, { errors }).map(({ word }) => word)

test.for([
  ['zinc', 0],
  ['gaba', 0],
  ['selen', 1],
  ['selenium', 1],
  ['magnesium', 2],
] as const)('%s may have %d errors', ([word, errors]) => {
  expect(allowedErrors(word)).toBe(errors)
})

test('the trie holds its words and no beginnings of them', () => {
  expect(words.every((word) => hasWord(trie, word))).toBe(true)
  expect(['', 'zin', 'zincs', 'x'].some((word) => hasWord(trie, word))).toBe(false)
})

test.for([
  ['selenium', 0, ['selenium']],
  ['seleniun', 1, ['selenium']],
  ['slenium', 1, ['selenium']],
  ['sselenium', 1, ['selenium']],
  ['eslenium', 1, ['selenium']],
  ['seleinum', 1, ['selenium']],
  ['seleinun', 1, []],
  ['seleinun', 2, ['selenium']],
  ['magnisum', 2, ['magnesium']],
  ['zinx', 1, ['zinc', 'zink']],
  ['zinc', 1, ['zinc', 'zink']],
  ['xyz', 2, []],
] as const)('"%s" with %d errors is near %j', ([typed, errors, expected]) => {
  expect(near(typed, errors)).toEqual(expected)
})

test('an exchange of two letters is one error, nearest words come first', () => {
  expect(wordsNear(trie, 'znic', { errors: 2 })).toEqual([
    { word: 'zinc', errors: 1 },
    { word: 'zink', errors: 2 },
  ])
})

test('words that begin so are found as they are', () => {
  expect(wordsBeginning(trie, 'iron').toSorted()).toEqual(['iron', 'ironwort'])
  expect(wordsBeginning(trie, 'irn')).toEqual([])
  expect(wordsBeginning(trie, '')).toHaveLength(words.length)
})

test('a beginning finds the words that go on, mistyped ones too', () => {
  const beginning = (typed: string, errors: number) => wordsNear(trie, typed, { errors, isBeginning: true })
  expect(beginning('ma', 0).map(({ word }) => word)).toEqual(['magnesium', 'manganese'])
  expect(beginning('iron', 0).map(({ word }) => word)).toEqual(['iron', 'ironwort'])
  expect(beginning('melta', 1)).toEqual([{ word: 'melatonin', errors: 1 }])
  expect(beginning('', 0)).toHaveLength(words.length)
})
