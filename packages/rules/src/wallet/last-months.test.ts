import { expect, test } from 'vitest'
import { lastMonths } from './last-months.ts'

test('the running month is the last, also across a year', () => {
  expect(lastMonths(new Date('2026-02-10T12:00:00Z'), 6)).toEqual([
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
})

test('a long month does not skip the short one before it', () => {
  expect(lastMonths(new Date('2026-03-31T12:00:00Z'), 2)).toEqual(['2026-02', '2026-03'])
})

test('a month begins at midnight UTC', () => {
  expect(lastMonths(new Date('2026-10-31T23:59:59.999Z'), 1)).toEqual(['2026-10'])
  expect(lastMonths(new Date('2026-11-01T00:00:00.000Z'), 1)).toEqual(['2026-11'])
})
