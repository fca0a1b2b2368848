import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const plain = (line: string) => tokensOf(line).map((token) => token.plain)

test('what is nothing but punctuation stays a word of its own', () => {
  expect(plain('zinc - (15)')).toEqual(['zinc', '-', '15'])
  expect(plain('zinc , 15')).toEqual(['zinc', ',', '15'])
})

test('a sign for a fraction is one by itself, and a part of the number that it touches', () => {
  expect(plain('1½ zinc')).toEqual(['1.5', 'zinc'])
  expect(plain('1 ½ zinc')).toEqual(['1', '1/2', 'zinc'])
  expect(plain('2¾tabs ¼')).toEqual(['2.75', 'tabs', '1/4'])
})
