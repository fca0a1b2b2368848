import { expect, test } from 'vitest'
import { digestSpan } from './digest-span.ts'

test('a digest tells of the month before, across the year', () => {
  expect(digestSpan(new Date('2027-01-31T23:59:59Z'))).toEqual({
    month: '2026-12',
    from: new Date('2026-12-01T00:00:00Z'),
    until: new Date('2027-01-01T00:00:00Z'),
  })
})
