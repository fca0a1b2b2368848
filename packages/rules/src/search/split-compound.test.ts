import { expect, test } from 'vitest'
import { splitCompound } from './split-compound.ts'
import { buildWordTrie } from './word-trie.ts'

const words = buildWordTrie([
  'magnesium',
  'kapseln',
  'zink',
  'tabletten',
  'lutschtabletten',
  'visolie',
  'vis',
  'olie',
  'capsules',
  'extrakt',
  'curcuma',
  'pulver',
  'citrat',
  'algen',
  'ol',
  'vitamin',
])

test.for([
  ['magnesiumkapseln', ['magnesium', 'kapseln']],
  ['zinklutschtabletten', ['zink', 'lutschtabletten']],
  ['zinktabletten', ['zink', 'tabletten']],
  ['visoliecapsules', ['visolie', 'capsules']],
  ['curcumaextraktpulver', ['curcuma', 'extrakt', 'pulver']],
  ['vitaminspulver', ['vitamin', 'pulver']],
  ['magnesiumcitratpulver', ['magnesium', 'citrat', 'pulver']],
] as const)('%s is made of %j', ([word, parts]) => {
  expect(splitCompound(word, words)).toEqual({ words: parts, errors: 0 })
})

test.for([
  ['magnesiumkapslen', ['magnesium', 'kapseln'], 1],
  ['magnesuimkapseln', ['magnesium', 'kapseln'], 1],
  ['zinkpulvre', ['zink', 'pulver'], 1],
  ['pinkpulver', ['zink', 'pulver'], 1],
  ['zintabletten', ['zink', 'tabletten'], 1],
  ['manesuimkapseln', ['magnesium', 'kapseln'], 2],
  ['magnesuimkapslen', ['magnesium', 'kapseln'], 2],
] as const)('%s is made of %j with %i letters mistyped', ([word, parts, errors]) => {
  expect(splitCompound(word, words)).toEqual({ words: parts, errors })
})

test.for([
  ['magnesium'],
  ['visolie'],
  ['zinkol'],
  ['unbekannteswort'],
  ['zinkabc'],
  ['zinkabcdefgh'],
  ['kapselnxyz'],
  [''],
])('"%s" is not a compound of known words', ([word]) => {
  expect(splitCompound(word ?? '', words)).toBeNull()
})

test('a part that may be mistyped for several words is taken for the more frequent', () => {
  const metals = buildWordTrie(['zink', 'zinn', 'tabletten'])
  const often = (word: string) => (word === 'zinn' ? 5 : 1)
  expect(splitCompound('zinxtabletten', metals)?.words).toEqual(['zink', 'tabletten'])
  expect(splitCompound('zinxtabletten', metals, often)?.words).toEqual(['zinn', 'tabletten'])
})

test('of several cuts that may be meant the one with the longest known part counts', () => {
  const known = buildWordTrie(['zink', 'zinkcitrat', 'citratpulver', 'pulver'])
  expect(splitCompound('znikcitratpulver', known)).toEqual({ words: ['zink', 'citratpulver'], errors: 1 })
})
