import { describe, expect, test } from 'vitest'
import { exchangeRateOn, rowInForce } from './rate-in-force.ts'

const open = { name: 'open', validFrom: '2024-01-01', validTo: null } as const
const ended = { name: 'ended', validFrom: '2026-01-01', validTo: '2026-06-30' } as const
const coming = { name: 'coming', validFrom: '2027-01-01' } as const

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

describe('the exchange rate of a day', () => {
  const rates = [
    { currency: 'SEK', millionths: 11_040_000, validFrom: '2026-10-01' },
    { currency: 'SEK', millionths: 11_010_000, validFrom: '2026-11-01' },
    { currency: 'DKK', millionths: 7_460_000, validFrom: '2026-11-01' },
  ] as const

  test.for([
    ['SEK', '2026-10-31', { millionths: 11_040_000, validFrom: '2026-10-01' }],
    ['SEK', '2026-11-01', { millionths: 11_010_000, validFrom: '2026-11-01' }],
    ['DKK', '2026-11-01', { millionths: 7_460_000, validFrom: '2026-11-01' }],
    ['EUR', '1970-01-01', { millionths: 1_000_000 }],
  ] as const)('of %s on %s is the newest of its currency', ([currency, day, rate]) => {
    expect(exchangeRateOn(rates, currency, day)).toEqual({ currency, ...rate })
  })

  test('is refused where a currency has none yet', () => {
    expect(() => exchangeRateOn(rates, 'DKK', '2026-10-31')).toThrow('no exchange rate for DKK')
  })
})
