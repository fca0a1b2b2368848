import type { DrugFinding } from '@salvia/contract/people/client-drugs'
import { expect, test } from 'vitest'
import { isDrugFindingSeen, isSameDrugFinding } from './seen-drug-finding.ts'

const phase = { days: 7, intakeAmount: 1, intakeTime: ['Morning' as const, 'BedTime' as const] }
const schedule = { phases: [phase], cycle: null, startDay: 0 }
const seen: DrugFinding = {
  rule: 'magnesium-bisphosphonates',
  drugClass: 'lithium',
  productId: 'p',
  intakeAmount: 2,
  intakeFormatId: 'capsule',
  intakeTime: ['Morning', 'Evening'],
  schedule: null,
}

test.for<[what: string, change: Partial<DrugFinding>]>([
  ['rule', { rule: 'another' }],
  ['medicine', { drugClass: 'levothyroxine' }],
  ['product', { productId: 'q' }],
])('another %s is another finding', ([, change]) => {
  expect(isSameDrugFinding(seen, { ...seen, ...change })).toBe(false)
  expect(isDrugFindingSeen(seen, { ...seen, ...change })).toBe(false)
})

test.for<[what: string, change: Partial<DrugFinding>]>([
  ['amount', { intakeAmount: 2.5 }],
  ['unit', { intakeFormatId: 'drop' }],
  ['time', { intakeTime: ['Morning'] }],
  ['schedule', { schedule }],
])('a changed %s comes back, of the same finding', ([, change]) => {
  expect(isSameDrugFinding(seen, { ...seen, ...change })).toBe(true)
  expect(isDrugFindingSeen(seen, { ...seen, ...change })).toBe(false)
})

test('the same dose stays seen, in whatever order its times are written', () => {
  expect(isDrugFindingSeen(seen, { ...seen, intakeTime: ['Evening', 'Morning'] })).toBe(true)
  const changing = { ...seen, schedule }
  const other = { ...schedule, phases: [{ ...phase, intakeTime: phase.intakeTime.toReversed() }] }
  expect(isDrugFindingSeen(changing, { ...seen, schedule: other })).toBe(true)
  for (const change of [
    { startDay: 1 },
    { cycle: { daysOn: 5, daysOff: 2 } },
    { phases: [{ ...phase, days: 8 }] },
  ])
    expect(isDrugFindingSeen(changing, { ...seen, schedule: { ...schedule, ...change } })).toBe(false)
})
