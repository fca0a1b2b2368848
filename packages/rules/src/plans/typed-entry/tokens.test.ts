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
