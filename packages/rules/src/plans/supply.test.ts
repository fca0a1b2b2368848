import { type Duration, durations } from '@salvia/contract/words/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doseCalendar } from './dose-calendar.ts'
import { durationDays } from './duration-days.ts'
import {
  averagePerDay,
  daysOfSupply,
  itemSupply,
  type KnownSupply,
  type SuppliedItem,
  suggestPacks,
} from './supply.ts'
import { toThousandths } from './thousandths.ts'

const item: SuppliedItem = {
  intakeAmount: 1,
  intakeFormatId: 'capsule',
  intakeTime: ['Morning'],
  schedule: null,
  product: { servingsPerContainer: 60, mainServing: { amount: 1, intakeFormatId: 'capsule' } },
}
type Schedule = NonNullable<SuppliedItem['schedule']>

function known(intakeAmount: number, unitsPerPack: number, schedule: Schedule | null = null): KnownSupply {
  const calendar = doseCalendar({ intakeAmount, intakeTime: ['OneTimePerDay'], duration: null, schedule })
  if (!calendar.isKnown) throw new Error(calendar.reason)
  return { isKnown: true, calendar, unitsPerPack }
}

function figures(given: SuppliedItem) {
  const supply = itemSupply(given)
  return supply.isKnown && { unitsPerDay: supply.calendar.mostPerDay, unitsPerPack: supply.unitsPerPack }
}

const unknown = { isKnown: false as const, reason: 'TimesUnknown' as const }

test('units a day come from the dose, units a pack from the main serving', () => {
  const glycine: SuppliedItem = {
    intakeAmount: 3,
    intakeFormatId: 'capsule',
    intakeTime: ['BedTime'],
    schedule: null,
    product: { servingsPerContainer: 33, mainServing: { amount: 3, intakeFormatId: 'capsule' } },
  }
  expect(figures(item)).toEqual({ unitsPerDay: 1, unitsPerPack: 60 })
  expect(figures(glycine)).toEqual({ unitsPerDay: 3, unitsPerPack: 99 })
  expect(figures({ ...glycine, intakeAmount: 0.5, intakeTime: ['Morning', 'Evening'] })).toEqual({
    unitsPerDay: 1,
    unitsPerPack: 99,
  })
})

test.for<{ change: Partial<SuppliedItem>; reason: string }>([
  { change: { intakeAmount: null }, reason: 'AmountUnknown' },
  { change: { intakeTime: [] }, reason: 'TimesUnknown' },
  { change: { intakeTime: ['Morning', 'OneTimePerDay'] }, reason: 'FrequencyWithTimes' },
  { change: { intakeFormatId: 'drop' }, reason: 'FormatDiffers' },
  { change: { intakeFormatId: null }, reason: 'FormatDiffers' },
  { change: { product: { ...item.product, servingsPerContainer: null } }, reason: 'PackUnknown' },
  { change: { product: { ...item.product, servingsPerContainer: 0 } }, reason: 'PackUnknown' },
  { change: { product: { ...item.product, mainServing: null } }, reason: 'PackUnknown' },
  {
    change: { product: { servingsPerContainer: 60, mainServing: { amount: 0, intakeFormatId: 'capsule' } } },
    reason: 'PackUnknown',
  },
])('supply is unknown: $reason', ({ change, reason }) => {
  expect(itemSupply({ ...item, ...change })).toEqual({ isKnown: false, reason })
})

test.for([
  { unitsPerDay: 1, unitsPerPack: 60, packs: 2, days: 120 },
  { unitsPerDay: 2, unitsPerPack: 60, packs: 3, days: 90 },
  { unitsPerDay: 3, unitsPerPack: 99, packs: 3, days: 99 },
  { unitsPerDay: 3, unitsPerPack: 100, packs: 1, days: 33 },
  { unitsPerDay: 0.3, unitsPerPack: 30, packs: 1, days: 100 },
  { unitsPerDay: 5, unitsPerPack: 4, packs: 1, days: 0 },
  { unitsPerDay: 1, unitsPerPack: 60, packs: 0, days: 0 },
])('$packs packs of $unitsPerPack at $unitsPerDay a day last $days days', (row) => {
  expect(daysOfSupply(known(row.unitsPerDay, row.unitsPerPack), row.packs)).toBe(row.days)
})

test('unknown supply lasts unknown days, and one pack is suggested', () => {
  expect(daysOfSupply(unknown, 3)).toBeNull()
  expect(suggestPacks(unknown, 'For6Month')).toBe(1)
})

test.for<{ supply: [number, number]; duration: Duration | null; packs: number }>([
  { supply: [1, 60], duration: 'For3Month', packs: 2 },
  { supply: [2, 60], duration: 'For3Month', packs: 3 },
  { supply: [3, 99], duration: 'For3Month', packs: 3 },
  { supply: [2, 60], duration: 'For1Month', packs: 1 },
  { supply: [2, 60], duration: 'Ongoing', packs: 1 },
  { supply: [2, 30], duration: null, packs: 2 },
  { supply: [1, 60], duration: 'For1Week', packs: 1 },
  { supply: [0.1, 3], duration: 'For1Month', packs: 1 },
  { supply: [50, 1], duration: 'For6Month', packs: 99 },
])('$supply for $duration needs $packs packs', ({ supply: [perDay, perPack], duration, packs }) => {
  expect(suggestPacks(known(perDay, perPack), duration)).toBe(packs)
})

test('the suggested packs last for the duration, one fewer would not', () => {
  const units = fc.integer({ min: 1, max: 200 }).map((steps) => steps / 20)
  fc.assert(
    fc.property(units, fc.integer({ min: 10, max: 500 }), (unitsPerDay, unitsPerPack) => {
      const supply = known(unitsPerDay, unitsPerPack)
      const packs = suggestPacks(supply, 'For1Month')
      expect(daysOfSupply(supply, packs)).toBeGreaterThanOrEqual(30)
      expect(daysOfSupply(supply, packs - 1)).toBeLessThan(30)
    }),
  )
})

const once = (days: number | null, intakeAmount: number) => ({
  days,
  intakeAmount,
  intakeTime: ['OneTimePerDay' as const],
})
const rising: Schedule = { phases: [once(7, 1), once(null, 2)], cycle: null, startDay: 0 }

test.for<{ changes: string; schedule: Schedule; days: number; packs: number; month: number }>([
  { changes: 'a rising dose', schedule: rising, days: 33, packs: 2, month: 53 },
  {
    changes: 'five days on, two off',
    schedule: { ...rising, phases: [once(null, 2)], cycle: { daysOn: 5, daysOff: 2 } },
    days: 42,
    packs: 2,
    month: 44,
  },
  { changes: 'a later start', schedule: { ...rising, startDay: 20 }, days: 33, packs: 2, month: 53 },
  {
    changes: 'an end after ten days',
    schedule: { ...rising, phases: [once(7, 1), once(3, 2)] },
    days: 10,
    packs: 1,
    month: 13,
  },
])('$changes: 60 units last $days days', ({ schedule, days, packs, month }) => {
  const supply = known(1, 60, schedule)
  expect(daysOfSupply(supply, 1)).toBe(days)
  expect(suggestPacks(supply, 'For2Month')).toBe(
    schedule.phases.at(-1)?.days === null ? Math.max(packs, 2) : 1,
  )
  expect(suggestPacks(supply, null)).toBe(1)
  expect(averagePerDay(supply, 'For2Month').units).toBe(month)
})

test('a duration that is shorter than the phases ends what is bought', () => {
  const supply = known(1, 60, { ...rising, phases: [once(7, 1), once(60, 2)] })
  expect(averagePerDay(supply, 'For2Weeks')).toEqual({ units: 21, days: 14 })
  expect(averagePerDay(supply, null)).toEqual({ units: 53, days: 30 })
  expect(suggestPacks(supply, null)).toBe(3)
})

test('supply is counted for ten years at most', () => {
  expect(daysOfSupply(known(0.05, 500), 1)).toBe(3650)
})

test('for a dose that never changes the calendar gives what one division gives', () => {
  const units = fc.integer({ min: 1, max: 200 }).map((steps) => steps / 20)
  const duration = fc.option(fc.constantFrom(...durations))
  const packSize = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(
      units,
      packSize,
      fc.integer({ min: 0, max: 99 }),
      duration,
      (perDay, perPack, packs, given) => {
        const supply = known(perDay, perPack)
        const days = Math.floor((toThousandths(perPack) * packs) / toThousandths(perDay))
        expect(daysOfSupply(supply, packs)).toBe(Math.min(days, 3650))
        const needed = Math.ceil((toThousandths(perDay) * durationDays(given)) / toThousandths(perPack))
        expect(suggestPacks(supply, given)).toBe(Math.min(needed, 99))
        const average = averagePerDay(supply, given)
        expect(toThousandths(average.units)).toBe(toThousandths(perDay) * average.days)
      },
    ),
    { numRuns: 1000 },
  )
})
