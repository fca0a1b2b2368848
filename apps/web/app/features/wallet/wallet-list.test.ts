import { expect, test } from 'vitest'
import { readWalletFilter } from './wallet-list.ts'

const any = {
  type: undefined,
  postedAtFrom: undefined,
  postedAtTo: undefined,
  createdFrom: undefined,
  createdTo: undefined,
}

test.for([
  ['', { ...any, offset: 0, limit: 20 }],
  ['shown=21&type=Payout', { ...any, type: 'Payout', offset: 0, limit: 40 }],
  ['shown=40', { ...any, offset: 0, limit: 40 }],
  ['shown=1000', { ...any, offset: 0, limit: 100 }],
  ['shown=-5&type=Gift', { ...any, offset: 0, limit: 20 }],
  [
    'from=2026-11-01&to=2026-11-30',
    {
      ...any,
      postedAtFrom: '2026-10-31T23:00:00.000Z',
      postedAtTo: '2026-11-30T22:59:59.999Z',
      offset: 0,
      limit: 20,
    },
  ],
  [
    'createdFrom=2026-11-01&createdTo=2026-11-30',
    {
      ...any,
      createdFrom: '2026-11-01T00:00:00.000Z',
      createdTo: '2026-11-30T23:59:59.999Z',
      offset: 0,
      limit: 20,
    },
  ],
  ['from=0001-01-01&to=9999-12-31', { ...any, offset: 0, limit: 20 }],
  ['from=x&to=2026-02-30', { ...any, offset: 0, limit: 20 }],
  ['offset=100&shown=20', { ...any, offset: 100, limit: 100 }],
] as const)(
  'the address %j asks for %j, its days by the clock of Amsterdam, those of figures by UTC',
  ([address, asked]) => {
    expect(readWalletFilter(new URLSearchParams(address), 'Europe/Amsterdam')).toEqual(asked)
  },
)
