import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { expect, test } from 'vitest'
import { hoursDraft, hoursFaults, hoursInput, withDayOff } from './chat-hours-draft.ts'

const span = { from: '09:00', to: '17:00' }
const hours = {
  ...{ version: 3, monday: span, tuesday: null, wednesday: span, thursday: null, friday: span },
  ...{ saturday: null, sunday: { from: '22:00', to: '00:00' } },
  daysOff: ['2026-12-25', '2026-12-26'] as CalendarDay[],
}

test('what is read of the opening hours is sent again as it was', () => {
  const { version: _, ...fields } = hours
  const draft = hoursDraft(hours)
  expect(hoursFaults(draft)).toEqual([])
  expect(hoursInput(draft)).toEqual(fields)
  const typed = hoursInput({
    ...draft,
    monday: { from: '9', to: '17.00' },
    sunday: { from: '22:00', to: '24:00' },
  })
  expect([typed.monday, typed.sunday]).toEqual([span, hours.sunday])
  expect(withDayOff(withDayOff(hours.daysOff, '2026-11-01'), '2026-12-25')).toEqual([
    ...['2026-11-01', '2026-12-25', '2026-12-26'],
  ])
})

test('times without each other and turned round are named', () => {
  const draft = {
    ...hoursDraft(hours),
    monday: { from: '', to: '17:00' },
    friday: { from: '17:00', to: '09:00' },
  }
  expect(hoursFaults(draft)).toEqual(['monday', 'friday'])
})
