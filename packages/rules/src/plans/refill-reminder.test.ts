import { expect, test } from 'vitest'
import { isReminderDue } from './refill-reminder.ts'

const due = (now: string, remindedFor: string | null = null) =>
  isReminderDue({ refillOn: '2026-03-31', remindedFor }, new Date(now))

test('a reminder is due from seven days before the supply ends until it does', () => {
  expect(
    [
      '2026-03-23T23:59:59.999Z',
      '2026-03-24T00:00:00Z',
      '2026-03-30T23:59:59.999Z',
      '2026-03-31T00:00:00Z',
    ].map((now) => due(now)),
  ).toEqual([false, true, true, false])
})

test('a reminder is sent once for an end, also when that moves by less than a week', () => {
  expect(
    ['2026-03-31', '2026-04-02', '2026-03-25', '2026-03-24'].map((reminded) =>
      due('2026-03-26T12:00:00Z', reminded),
    ),
  ).toEqual([false, false, false, true])
})
