import type { LedgerEntry } from '@salvia/rules/nutrition/plan-ledger'
import { expect, test } from 'vitest'
import { acknowledgementOf } from './acknowledgement-of.ts'

const seen = {
  kind: 'Excess' as const,
  nutrient: 'zinc',
  perDay: 30,
  unit: 'Milligrams' as const,
  by: '0198b1c2-0000-7000-8000-000000000001',
  at: '2026-11-20T08:00:00.000Z',
}
const entry = (perDay: number, key = 'zinc') =>
  ({ key, level: { perDay, level: { unit: 'Milligrams' } } }) as LedgerEntry

test('an excess stays acknowledged until it rises', () => {
  expect(acknowledgementOf(entry(30), [seen])).toBe(seen)
  expect(acknowledgementOf(entry(26), [seen])).toBe(seen)
  expect(acknowledgementOf(entry(30.001), [seen])).toBeUndefined()
  expect(acknowledgementOf(entry(30, 'iron'), [seen])).toBeUndefined()
  expect(acknowledgementOf(entry(30), [{ ...seen, unit: 'Micrograms' }])).toBeUndefined()
  expect(acknowledgementOf({ key: 'zinc', level: null }, [seen])).toBeUndefined()
})
