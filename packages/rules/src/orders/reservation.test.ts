import { expect, test } from 'vitest'
import { mayKeepPacks, reservableUntil, sessionEnd, unpaidSince } from './reservation.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

test('a session ends after 60 minutes, a reservation after 90, and an hour of unpaid packs counts', () => {
  expect(sessionEnd(NOW)).toEqual(new Date('2026-11-20T11:00:00Z'))
  expect(reservableUntil(NOW)).toEqual(new Date('2026-11-20T11:30:00Z'))
  expect(unpaidSince(NOW)).toEqual(new Date('2026-11-20T09:00:00Z'))
})

test.for([
  [1, { address: 149, email: 0 }, true],
  [1, { address: 150, email: 0 }, false],
  [1, { address: 0, email: 99 }, true],
  [1, { address: 0, email: 100 }, false],
  [100, { address: 0, email: 0 }, true],
  [101, { address: 0, email: 0 }, false],
] as const)('%i packs more beside %o unpaid ones: %s', ([packs, unpaid, may]) => {
  expect(mayKeepPacks(packs, unpaid)).toBe(may)
})
