import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { expect, test } from 'vitest'
import { findEndFault, findNewRateFault, findWithdrawFault, rateState } from './rate-state.ts'

const row = (validFrom: CalendarDay, validTo: CalendarDay | null = null, isWithdrawn = false) => ({
  validFrom,
  validTo,
  isWithdrawn,
})
const DAY = '2026-11-20'
const old = row('2024-01-01')
const now = row('2026-01-01')
const taken = row('2026-06-01', null, true)
const next = row('2026-11-21')
const all = [old, now, taken, next]

test('a row is past, in force, coming or withdrawn', () => {
  expect(all.map((one) => rateState(one, all, DAY))).toEqual(['Past', 'InForce', 'Withdrawn', 'Coming'])
  expect(rateState(next, all, '2026-11-21')).toBe('InForce')
  expect(rateState(now, all, '2026-11-21')).toBe('Past')
  const ended = row('2026-01-01', '2026-11-20')
  expect([rateState(ended, [ended], DAY), rateState(ended, [ended], '2026-11-21')]).toEqual([
    'InForce',
    'Past',
  ])
})

test('a new row begins today or later, on a day that no other begins on', () => {
  expect(findNewRateFault('2026-11-19', all, DAY)).toBe('rate_past')
  expect(findNewRateFault('2026-11-20', all, DAY)).toBeNull()
  expect(findNewRateFault('2026-11-21', all, DAY)).toBe('rate_taken')
  expect(findNewRateFault('2026-06-01', all, '2026-05-01')).toBeNull()
})

test('a row that was in force for a day stays', () => {
  expect(findWithdrawFault(now, DAY)).toBe('rate_begun')
  expect(findWithdrawFault(row('2026-11-19'), DAY)).toBe('rate_begun')
  expect(findWithdrawFault(row('2026-11-20'), DAY)).toBeNull()
  expect(findWithdrawFault(next, DAY)).toBeNull()
  expect(findWithdrawFault(taken, DAY)).toBe('rate_ended')
})

test('a row ends today at the earliest, and only the last one does', () => {
  const ends = (one: typeof now, validTo: string, rows = [old, now]) =>
    findEndFault(one, { all: rows, validTo, day: DAY })
  expect(ends(now, '2026-11-19')).toBe('rate_past')
  expect(ends(now, '2026-11-20')).toBeNull()
  expect(ends(now, '2026-12-31', all)).toBe('rate_taken')
  expect(ends(now, '2026-12-31', [old, now, next])).toBe('rate_taken')
  expect(ends(now, '2026-12-31', [old, now, taken])).toBeNull()
  expect(ends(old, '2026-12-31')).toBe('rate_ended')
  expect(ends(taken, '2026-12-31', all)).toBe('rate_ended')
  expect(ends(next, '2026-11-20', all)).toBe('rate_past')
  expect(ends(next, '2026-11-21', all)).toBeNull()
})
