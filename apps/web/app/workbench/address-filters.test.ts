import { expect, test } from 'vitest'
import { readSort, readWord } from './address-filters.ts'

const sortOf = (address: string) => readSort(new URLSearchParams(address), ['name', 'createdAt'])

test.for([
  ['sort=name', 'name'],
  ['sort=-createdAt', '-createdAt'],
  ['sort=foo', undefined],
  ['sort=--name', undefined],
  ['sort=name,createdAt', undefined],
  ['sort=-', undefined],
  ['sort=', undefined],
  ['query=name', undefined],
] as const)('the order of ?%s is %s', ([address, sort]) => {
  expect(sortOf(address)).toBe(sort)
})

test('a word is no longer than its call takes, and has no control signs', () => {
  const search = new URLSearchParams({ query: 'a\u0000bcd\n', other: '' })
  expect(readWord(search, 'query', 3)).toBe('abc')
  expect(readWord(search, 'query', 4)).toBe('abcd')
  expect(readWord(search, 'other', 3)).toBe('')
  expect(readWord(search, 'none', 3)).toBeUndefined()
})
