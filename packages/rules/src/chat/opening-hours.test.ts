import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { describe, expect, test } from 'vitest'
import { afterOpenTime, type OpeningHours, openingAt, weekParts } from './opening-hours.ts'

const nineToFive = { from: '09:00', to: '17:00' }
const closed = {
  ...{ monday: null, tuesday: null, wednesday: null, thursday: null, friday: null },
  ...{ saturday: null, sunday: null, daysOff: [] },
}
const hours: OpeningHours = {
  ...{ monday: nineToFive, tuesday: nineToFive, wednesday: nineToFive, thursday: nineToFive },
  ...{ friday: nineToFive, saturday: null, sunday: null, daysOff: ['2026-12-25' as CalendarDay] },
}
const MINUTE = 60_000
const after = (since: string, minutes: number, of: OpeningHours = hours) =>
  afterOpenTime(of, new Date(since), minutes * MINUTE)?.toISOString()

describe('a quarter of an hour of opening time has passed', () => {
  test.for([
    ['within the day', '2026-11-26T10:00:00Z', '2026-11-26T10:15:00.000Z'],
    ['before it opens', '2026-11-26T05:00:00Z', '2026-11-26T08:15:00.000Z'],
    ['just as it closes', '2026-11-26T15:45:00Z', '2026-11-26T16:00:00.000Z'],
    ['over the night', '2026-11-26T15:50:00Z', '2026-11-27T08:05:00.000Z'],
    ['when it has closed', '2026-11-26T16:00:00Z', '2026-11-27T08:15:00.000Z'],
    ['over the weekend', '2026-11-27T15:55:00Z', '2026-11-30T08:10:00.000Z'],
    ['over a day off', '2026-12-24T15:55:00Z', '2026-12-28T08:10:00.000Z'],
    ['over the begin of summer time', '2026-03-27T15:55:00Z', '2026-03-30T07:10:00.000Z'],
  ] as const)('%s', ([, since, then]) => {
    expect(after(since, 15)).toBe(then)
  })

  test('over midnight, where it is open until and from then', () => {
    const night = {
      ...closed,
      monday: { from: '22:00', to: '00:00' },
      tuesday: { from: '00:00', to: '01:00' },
    }
    expect(after('2026-11-30T22:50:00Z', 15, night)).toBe('2026-11-30T23:05:00.000Z')
    expect(after('2026-11-30T23:00:00Z', 0, night)).toBe('2026-11-30T23:00:00.000Z')
    expect(after('2026-12-01T00:00:00Z', 15, night)).toBe('2026-12-07T21:15:00.000Z')
  })

  test('of hours that summer time skips or repeats, by the time that really passes', () => {
    const sunday = { ...closed, sunday: { from: '01:30', to: '04:00' } }
    expect(after('2026-03-28T23:00:00Z', 90, sunday)).toBe('2026-03-29T02:00:00.000Z')
    expect(after('2026-10-24T22:00:00Z', 210, sunday)).toBe('2026-10-25T03:00:00.000Z')
    const skipped = { ...closed, sunday: { from: '02:30', to: '04:00' } }
    expect(after('2026-03-28T23:00:00Z', 0, skipped)).toBe('2026-03-29T01:30:00.000Z')
  })

  test('never where no day is open', () => {
    expect(after('2026-11-26T10:00:00Z', 15, closed)).toBeUndefined()
  })
})

describe('the next answers come', () => {
  test.for([
    ['2026-11-26T07:59:59Z', false, { day: '2026-11-26', from: '09:00', inDays: 0 }],
    ['2026-11-26T08:00:00Z', true, null],
    ['2026-11-26T15:59:59Z', true, null],
    ['2026-11-26T16:00:00Z', false, { day: '2026-11-27', from: '09:00', inDays: 1 }],
    // Friday by the seller's clock, Thursday by UTC.
    ['2026-11-26T23:30:00Z', false, { day: '2026-11-27', from: '09:00', inDays: 0 }],
    ['2026-12-25T10:00:00Z', false, { day: '2026-12-28', from: '09:00', inDays: 3 }],
  ] as const)('at %s: open %s, else %o', ([now, isOpen, next]) => {
    expect(openingAt(hours, new Date(now))).toEqual({ isOpen, next })
  })

  test('never where no day is open', () => {
    expect(openingAt(closed, new Date('2026-11-26T10:00:00Z'))).toEqual({ isOpen: false, next: null })
  })
})

test('days that follow each other with the same hours are said as one', () => {
  expect(weekParts(hours)).toEqual([{ first: 'monday', last: 'friday', ...nineToFive }])
  const short = { from: '10:00', to: '12:00' }
  expect(weekParts({ ...hours, wednesday: null, friday: short, sunday: short })).toEqual([
    { first: 'monday', last: 'tuesday', ...nineToFive },
    { first: 'thursday', last: 'thursday', ...nineToFive },
    { first: 'friday', last: 'friday', ...short },
    { first: 'sunday', last: 'sunday', ...short },
  ])
  const morning = { from: '09:00', to: '12:00' }
  expect(weekParts({ ...closed, monday: nineToFive, tuesday: morning })).toEqual([
    { first: 'monday', last: 'monday', ...nineToFive },
    { first: 'tuesday', last: 'tuesday', ...morning },
  ])
  expect(weekParts(closed)).toEqual([])
})
