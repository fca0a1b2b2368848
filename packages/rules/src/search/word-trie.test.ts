import fc from 'fast-check'
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

/** The optimal string alignment distance of two words, by its definition. */
function distanceOf(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)]
  const isExchanged =
    one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return Math.min(
    distanceOf(a, other) + 1,
    distanceOf(one, b) + 1,
    distanceOf(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1),
    isExchanged ? distanceOf(one.slice(0, -2), other.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  )
}

const beginningsOf = (word: string) =>
  Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length))

test('exactly the words within the distance are near, whatever the words', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
  const given = fc.property(
    fc.array(letters, { maxLength: 12 }),
    fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 }),
    fc.integer({ min: 0, max: 2 }),
    fc.boolean(),
    (all, typed, errors, isBeginning) => {
      const nearest = (word: string) =>
        Math.min(...(isBeginning ? beginningsOf(word) : [word]).map((part) => distanceOf(part, typed)))
      const expected = [...new Set(all)].filter((word) => nearest(word) <= errors).toSorted()
      const found = wordsNear(buildWordTrie(all), typed, { errors, isBeginning })
      expect(found.map(({ word }) => word).toSorted()).toEqual(expected)
      expect(found.every(({ word, errors: counted }) => counted === nearest(word))).toBe(true)
    },
  )
  fc.assert(given, { seed: 11, numRuns: 500 })
})
