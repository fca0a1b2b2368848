import { expect, test } from 'vitest'
import { bankHoldUntil } from './bank-hold.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

test.for([
  [null, null],
  ['2026-11-23T12:00:00Z', null],
  ['2026-11-23T12:00:00.001Z', '2026-11-27T12:00:00.000Z'],
  ['2026-11-25T12:00:00Z', '2026-11-27T12:00:00.000Z'],
] as const)('bank data from a device known since %s waits until %s', ([since, until]) => {
  expect(bankHoldUntil(since === null ? null : new Date(since), NOW)?.toISOString() ?? null).toBe(until)
})
