import { expect, test } from 'vitest'
import { freePlanSlots, mayAddPlanItem, mayPrintPlan } from './plan-slots.ts'

test.for([
  { itemsCount: 0, free: 30, mayAdd: true, mayPrint: true },
  { itemsCount: 29, free: 1, mayAdd: true, mayPrint: true },
  { itemsCount: 30, free: 0, mayAdd: false, mayPrint: true },
  { itemsCount: 31, free: 0, mayAdd: false, mayPrint: false },
])(
  'a plan of $itemsCount has $free free slots, prints: $mayPrint',
  ({ itemsCount, free, mayAdd, mayPrint }) => {
    expect(freePlanSlots(itemsCount)).toBe(free)
    expect(mayAddPlanItem(itemsCount)).toBe(mayAdd)
    expect(mayPrintPlan({ itemsCount, isTemplate: false })).toBe(mayPrint)
  },
)

test('a template is not printed', () => {
  expect(mayPrintPlan({ itemsCount: 3, isTemplate: true })).toBe(false)
})
