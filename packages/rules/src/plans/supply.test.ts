import type { Duration } from '@salvia/contract/words/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysOfSupply, itemSupply, type SuppliedItem, suggestPacks } from './supply.ts'

const item: SuppliedItem = {
  intakeAmount: 1,
  intakeFormatId: 'capsule',
  intakeTime: ['Morning'],
  product: { servingsPerContainer: 60, mainServing: { amount: 1, intakeFormatId: 'capsule' } },
}
const known = (unitsPerDay: number, unitsPerPack: number) => ({
  isKnown: true as const,
  unitsPerDay,
  unitsPerPack,
})
const unknown = { isKnown: false as const, reason: 'TimesUnknown' as const }

test('units a day come from the dose, units a pack from the main serving', () => {
  const glycine: SuppliedItem = {
    intakeAmount: 3,
    intakeFormatId: 'capsule',
    intakeTime: ['BedTime'],
    product: { servingsPerContainer: 33, mainServing: { amount: 3, intakeFormatId: 'capsule' } },
  }
  expect(itemSupply(item)).toEqual(known(1, 60))
  expect(itemSupply(glycine)).toEqual(known(3, 99))
  expect(itemSupply({ ...glycine, intakeAmount: 0.5, intakeTime: ['Morning', 'Evening'] })).toEqual(
    known(1, 99),
  )
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
