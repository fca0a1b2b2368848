import type { VersionContent, VersionItem } from '@salvia/contract/plans/plan-versions'
import { expect, test } from 'vitest'
import { isNoDifference, planDifference } from './plan-difference.ts'

const magnesium: VersionItem = {
  productId: 'magnesium',
  productName: 'Magnesium',
  notes: '',
  isNotePersonal: false,
  intakeAmount: 1,
  intakeFormatId: 'capsule',
  intakeTime: ['Morning', 'Evening'],
  intakeFoodInstruction: 'WithFood',
  duration: 'For1Month',
  schedule: null,
}
const zinc = { ...magnesium, productId: 'zinc', productName: 'Zinc' }
const iron = { ...magnesium, productId: 'iron', productName: 'Iron' }
const plan: VersionContent = {
  name: 'Sleep',
  description: '',
  summary: '',
  discountPercentage: 10,
  items: [magnesium, zinc],
}
const none = { added: [], removed: [], changed: [], isReordered: false, fields: [] }
const rising = {
  phases: [
    { days: 7, intakeAmount: 1, intakeTime: ['Morning' as const] },
    { days: null, intakeAmount: 2, intakeTime: ['Morning' as const] },
  ],
  cycle: { daysOn: 5, daysOff: 2 },
  startDay: 0,
}

const changing = (change: Partial<VersionItem>, from: Partial<VersionItem> = {}) =>
  planDifference(
    { ...plan, items: [{ ...magnesium, ...from }] },
    { ...plan, items: [{ ...magnesium, ...change }] },
  )

test('the same content is no difference, whatever the order of the times of day and the name of the product', () => {
  const same = { ...magnesium, intakeTime: [...magnesium.intakeTime].reverse(), productName: 'Magnesium 2' }
  const difference = planDifference(plan, { ...plan, items: [same, zinc] })
  expect(difference).toEqual(none)
  expect(isNoDifference(difference)).toBe(true)
})

test('products are added and removed', () => {
  const difference = planDifference(plan, { ...plan, items: [iron, zinc] })
  expect(difference).toEqual({ ...none, added: [iron], removed: [magnesium] })
  expect(isNoDifference(difference)).toBe(false)
})

test('only products of both count for the order', () => {
  expect(planDifference(plan, { ...plan, items: [zinc, magnesium] })).toEqual({ ...none, isReordered: true })
  expect(planDifference(plan, { ...plan, items: [iron, magnesium, zinc] })).toEqual({
    ...none,
    added: [iron],
  })
  expect(isNoDifference({ ...none, isReordered: true })).toBe(false)
})

test.for([
  [{ intakeAmount: 2 }, ['dose']],
  [{ intakeAmount: null }, ['dose']],
  [{ intakeFormatId: 'drop' }, ['dose']],
  [{ intakeTime: ['Morning'] }, ['dose']],
  [{ intakeFoodInstruction: null }, ['food']],
  [{ duration: 'Ongoing' }, ['duration']],
  [{ notes: 'With water.' }, ['notes']],
  [{ isNotePersonal: true }, ['personal']],
  [{ schedule: rising }, ['dose']],
  [{ intakeAmount: 2, duration: null, notes: 'Less.' }, ['dose', 'duration', 'notes']],
] as const)('an item changed by %j differs in %j', ([change, parts]) => {
  const after = { ...magnesium, ...change } as VersionItem
  const before = magnesium
  expect(changing(change as Partial<VersionItem>)).toEqual({ ...none, changed: [{ before, after, parts }] })
})

test.for([
  [{ ...rising }, true],
  [{ ...rising, startDay: 1 }, false],
  [{ ...rising, cycle: null }, false],
  [{ ...rising, cycle: { daysOn: 5, daysOff: 3 } }, false],
  [{ ...rising, cycle: { daysOn: 6, daysOff: 2 } }, false],
  [{ ...rising, phases: rising.phases.slice(0, 1) }, false],
  [{ ...rising, phases: rising.phases.map((phase) => ({ ...phase, intakeAmount: 3 })) }, false],
  [{ ...rising, phases: rising.phases.map((phase) => ({ ...phase, days: 8 })) }, false],
  [
    { ...rising, phases: rising.phases.map((phase) => ({ ...phase, intakeTime: ['Evening' as const] })) },
    false,
  ],
  [null, false],
] as const)('a schedule is compared part by part: %j', ([schedule, isSame]) => {
  const difference = changing({ schedule: schedule as VersionItem['schedule'] }, { schedule: rising })
  expect(difference.changed.map(({ parts }) => parts)).toEqual(isSame ? [] : [['dose']])
})

test.for(['name', 'description', 'summary'] as const)('the %s differs', (field) => {
  expect(planDifference(plan, { ...plan, [field]: 'Another' })).toEqual({ ...none, fields: [field] })
})

test('a discount differs', () => {
  expect(planDifference(plan, { ...plan, discountPercentage: 11 })).toEqual({
    ...none,
    fields: ['discountPercentage'],
  })
})
