import type { RecommendationItem, SharedPlan } from '@salvia/contract/plans/plan-records'
import { type TimeOfDay, timesOfDay } from '@salvia/contract/words/plans'
import { hourOf } from '@salvia/rules/plans/hour-of'
import { expect, test } from 'vitest'
import { planCalendar } from './plan-calendar.ts'

const morning = { intakeAmount: 1, intakeTime: ['Morning'], intakeFormatId: null }

/** A course of seven days, five of them with one and then two with two, every morning. */
const item = {
  id: '1',
  product: { name: 'Iron' },
  intakeFoodInstruction: null,
  notes: '',
  duration: null,
  ...morning,
  schedule: {
    phases: [
      { ...morning, days: 5 },
      { ...morning, intakeAmount: 2, days: 2 },
    ],
    cycle: null,
    startDay: 0,
  },
} as unknown as RecommendationItem

const plan = {
  id: 'plan',
  name: 'Sleep',
  updatedAt: '2026-03-01T10:00:00.000Z',
  recommendationItems: [item],
} as unknown as SharedPlan

// Europe's clocks change on 29 March and 25 October 2026 (Directive 2000/84/EC: the last Sundays).
test.for([
  ['to summer time', '2026-03-26', '20260331'],
  ['back to winter time', '2026-10-22', '20261027'],
] as const)(
  'a course over the change %s keeps its days and its hour by the reader’s clock',
  ([, from, rise]) => {
    const file = planCalendar(plan, from, [])
    const starts = file.match(/^DTSTART.*$/gm)?.map((line) => line.trim())
    expect(starts).toEqual([`DTSTART:${from.replaceAll('-', '')}T080000`, `DTSTART:${rise}T080000`])
    expect(file.match(/RRULE:\S+/g)).toEqual(['RRULE:FREQ=DAILY;COUNT=5', 'RRULE:FREQ=DAILY;COUNT=2'])
    expect(file).not.toMatch(/TZID|DTSTART:\d+T\d+Z/)
  },
)

test('every time of day stands at the hour that hours apart are counted by', () => {
  const atEveryTime = { ...item, intakeTime: [...timesOfDay], schedule: null, duration: 'For1Week' }
  const file = planCalendar({ ...plan, recommendationItems: [atEveryTime] } as SharedPlan, '2026-03-01', [])
  const hourIn = (time: TimeOfDay): number =>
    Number(
      file
        .split('BEGIN:VEVENT')
        .find((event) => event.includes(`UID:plan.${time}.`))
        ?.match(/DTSTART:\d{8}T(\d{2})0000/)?.[1],
    )
  const hours = Object.fromEntries(timesOfDay.map((time) => [time, hourIn(time)]))
  expect(hours).toEqual(hourOf)
  expect(hours).toEqual({ UponRising: 7, Morning: 8, Afternoon: 13, Evening: 18, BedTime: 22 })
})
