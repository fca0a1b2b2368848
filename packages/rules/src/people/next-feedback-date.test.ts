import { expect, test } from 'vitest'
import { firstFeedbackDate, nextFeedbackDate } from './next-feedback-date.ts'

const at = new Date('2026-11-20T10:00:00.000Z')

test('the first question comes after 30 days', () => {
  expect(firstFeedbackDate(at)).toEqual(new Date('2026-12-20T10:00:00.000Z'))
})

test('an answer rests for 90 days, a question put away for 30', () => {
  expect(nextFeedbackDate(at, false)).toEqual(new Date('2027-02-18T10:00:00.000Z'))
  expect(nextFeedbackDate(at, true)).toEqual(new Date('2026-12-20T10:00:00.000Z'))
})
