import { expect, test } from 'vitest'
import { stableJson } from './stable-json.ts'

test('the order of fields makes no difference, at any depth', () => {
  const one = { b: [1, { d: 'x', c: null }], a: true }
  const other = { a: true, b: [1, { c: null, d: 'x' }] }
  expect(stableJson(one)).toBe('{"a":true,"b":[1,{"c":null,"d":"x"}]}')
  expect(stableJson(other)).toBe(stableJson(one))
})

test('what JSON leaves out is left out, and times are text', () => {
  const at = new Date('2026-03-01T10:00:00Z')
  const value = { at, none: undefined, list: [undefined, 'é"\n'], run: () => 1 }
  expect(stableJson(value)).toBe('{"at":"2026-03-01T10:00:00.000Z","list":[null,"é\\"\\n"]}')
  expect(JSON.parse(stableJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
})

test('text, numbers and nothing stand for themselves', () => {
  expect(['a', 1.5, null, undefined].map(stableJson)).toEqual(['"a"', '1.5', 'null', 'null'])
})
