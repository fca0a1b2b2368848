import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const plain = (line: string) => tokensOf(line).map((token) => token.plain)

test('what is nothing but punctuation stays a word of its own', () => {
  expect(plain('zinc - (15)')).toEqual(['zinc', '-', '15'])
  expect(plain('zinc , 15')).toEqual(['zinc', ',', '15'])
})

test('a halving sign is a fraction of its own, also where it touches its number', () => {
  expect(plain('1½ zinc')).toEqual(['1+1/2', 'zinc'])
})

test.for([
  ['Fruehstueck 2Teeloeffel TAEGLICH fuer', ['fruhstuck', '2', 'teeloffel', 'taglich', 'fur']],
  ['Fischoel aloe toe due', ['fischoel', 'aloe', 'toe', 'due']],
] as const)('"%s": written-out umlauts are read in long words of a dose alone', ([line, words]) => {
  expect(plain(line)).toEqual(words)
})

test('a dash at the end of a word parts it from the next one, after a word for a number it leads to another', () => {
  expect(plain('every- om de– caps- 1-')).toEqual(['every', 'om', 'de', 'caps', '1-'])
  expect(plain('ein- zwei one- half-')).toEqual(['ein-', 'zwei', 'one-', 'half-'])
})
