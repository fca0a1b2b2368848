import { expect, test } from 'vitest'
import {
  lastPreviewDay,
  mayStartRun,
  monthOf,
  nextRunAfter,
  previewMoment,
  runBefore,
} from './payout-month.ts'

test.for([
  ['2026-12-01', '2027-01-01'],
  ['2026-11-30', '2026-12-01'],
  ['2027-02-14', '2027-03-01'],
] as const)('after %s the next run is on %s', ([day, next]) => {
  expect(nextRunAfter(day)).toBe(next)
})

test.for([
  ['2026-11-27', '2026-12-01', null],
  ['2026-11-27', '2026-12-02', '2026-12-01'],
  ['2026-12-01', '2026-12-31', null],
  ['2026-12-01', '2027-02-01', '2027-01-01'],
] as const)('on %s, before a run of %s comes that of %s', ([today, day, before]) => {
  expect(runBefore(day, today)).toBe(before)
})

test('runs are previewed until the one after the next', () => {
  expect([lastPreviewDay('2026-11-30'), lastPreviewDay('2026-12-01')]).toEqual(['2027-01-01', '2027-02-01'])
})

test('a run begins by itself in the first days of its month, and is resumed on any day', () => {
  expect(monthOf('2026-12-08')).toBe('2026-12')
  expect([mayStartRun('2026-12-01', false), mayStartRun('2026-12-07', false)]).toEqual([true, true])
  expect([mayStartRun('2026-12-08', false), mayStartRun('2026-12-08', true)]).toEqual([false, true])
})

test('a run is previewed as of now, and of a later day as it begins in Amsterdam, in winter and summer', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const of = (day: '2026-11-19' | '2026-11-20' | '2026-12-01' | '2027-03-28' | '2027-03-29') =>
    previewMoment(day, '2026-11-20', now)
  expect([of('2026-11-19'), of('2026-11-20')]).toEqual([now, now])
  expect(of('2026-12-01')).toEqual(new Date('2026-11-30T23:00:00Z'))
  expect(of('2027-03-28')).toEqual(new Date('2027-03-27T23:00:00Z'))
  expect(of('2027-03-29')).toEqual(new Date('2027-03-28T22:00:00Z'))
})
