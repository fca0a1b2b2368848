import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('a key is made once, also when nothing came of it, and again once the map was full', () => {
  const made: string[] = []
  const kept = new BoundedMap<string | null>(2)
  const ask = (key: string) =>
    kept.getOrMake(key, () => {
      made.push(key)
      return key === 'none' ? null : key
    })
  expect([ask('a'), ask('none'), ask('a'), ask('none')]).toEqual(['a', null, 'a', null])
  expect(made).toEqual(['a', 'none'])
  expect(ask('b')).toBe('b')
  expect([...kept.keys()]).toEqual(['b'])
  ask('a')
  expect(made).toEqual(['a', 'none', 'b', 'a'])
})
