import { expect, test } from 'vitest'
import { rowInForce } from './rate-in-force.ts'

const open = { name: 'open', validFrom: '2024-01-01', validTo: null }
const ended = { name: 'ended', validFrom: '2026-01-01', validTo: '2026-06-30' }
const coming = { name: 'coming', validFrom: '2027-01-01' }

test.for([
  ['2023-12-31', undefined],
  ['2024-01-01', 'open'],
  ['2025-12-31', 'open'],
  ['2026-01-01', 'ended'],
  ['2026-06-30', 'ended'],
  ['2026-07-01', undefined],
  ['2026-12-31', undefined],
  ['2027-01-01', 'coming'],
] as const)('on %s the row in force is %s', ([day, name]) => {
  expect(rowInForce([ended, open, coming], day)?.name).toBe(name)
})

test('without rows none is in force', () => {
  expect(rowInForce([], '2026-01-01')).toBeNull()
})
