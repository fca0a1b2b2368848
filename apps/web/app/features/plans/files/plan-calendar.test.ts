import type { RecommendationItem, SharedPlan } from '@salvia/contract/plans/plan-records'
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
