import { describe, expect, test } from 'vitest'
import { type DemoHours, demoSlots, instantIn } from './demo-slots.ts'

const at = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

const hours: DemoHours = {
  ...{ timeZone: 'Europe/Amsterdam', minutes: 30, leadHours: 2, horizonDays: 2, daysOff: [] },
  week: [[['01:00', '04:00']], [['09:30', '11:00']], [['09:30', '10:15']], [], [], [], []],
}

describe('the clock of a zone', () => {
  test.for([
    ['Europe/Amsterdam', '2026-11-30', '09:30', '2026-11-30T08:30:00.000Z'],
    ['Europe/Amsterdam', '2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
    ['Europe/Amsterdam', '2026-03-29', '02:30', null],
    ['Europe/Amsterdam', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Amsterdam', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', null],
    ['Asia/Kathmandu', '2026-11-30', '00:00', '2026-11-29T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-30', '09:30', '2026-11-29T19:30:00.000Z'],
  ] as const)('in %s on %s, %s is %s', ([zone, day, time, instant]) => {
    expect(at(instantIn(zone, day, time))).toBe(instant)
  })
})

describe('slots', () => {
  test('follow the week from the lead on, and fit into its hours', () => {
    expect(demoSlots(hours, new Date('2026-11-30T07:10:00Z'))).toEqual([
      ...['2026-11-30T09:30:00.000Z', '2026-12-01T08:30:00.000Z'],
    ])
    expect(demoSlots(hours, new Date('2026-11-30T06:30:00Z'))[0]).toBe('2026-11-30T08:30:00.000Z')
  })

  test('begin with the day of the team, and leave its days off out', () => {
    const now = new Date('2026-11-29T23:30:00Z')
    expect(demoSlots({ ...hours, daysOff: ['2026-11-30'] }, now)).toEqual(['2026-12-01T08:30:00.000Z'])
    expect(demoSlots({ ...hours, horizonDays: 0 }, now)).toHaveLength(3)
  })

  test('are as many as pass by the clock on the day that summer time begins or ends', () => {
    const on = (day: string) =>
      demoSlots({ ...hours, horizonDays: 0, leadHours: 0 }, new Date(`${day}T00:00:00+01:00`))
    expect(on('2026-03-29')).toEqual([
      ...['2026-03-29T00:00:00.000Z', '2026-03-29T00:30:00.000Z'],
      ...['2026-03-29T01:00:00.000Z', '2026-03-29T01:30:00.000Z'],
    ])
    expect(on('2026-10-25')).toHaveLength(8)
  })

  test('are none where the hours begin or end in what summer time skips', () => {
    const sunday: DemoHours['week'][number] = [
      ['02:30', '04:00'],
      ['01:00', '02:30'],
      ['05:00', '04:00'],
    ]
    const week: DemoHours['week'] = [sunday, [], [], [], [], [], []]
    expect(demoSlots({ ...hours, week, horizonDays: 0 }, new Date('2026-03-28T23:30:00Z'))).toEqual([])
  })
})
