import { expect, test } from 'vitest'
import { readDay, readLastDay, readSort, readWord } from './address-filters.ts'

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

test('a day is one that the calendar has', () => {
  const search = new URLSearchParams({ from: '2026-02-28', none: '2026-02-31', odd: '2026-2-3', word: 'zzz' })
  expect(readDay(search, 'from')).toBe('2026-02-28T00:00:00.000Z')
  expect(readLastDay(search, 'from')).toBe('2026-02-28T23:59:59.999Z')
  for (const name of ['none', 'odd', 'word', 'missing']) {
    expect(readDay(search, name)).toBeUndefined()
    expect(readLastDay(search, name)).toBeUndefined()
  }
})
