import type { Duration, PlanDuration } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { hasInstructions, type InstructedItem } from './has-instructions.ts'

const bare: InstructedItem = {
  notes: '',
  intakeAmount: null,
  intakeFormatId: null,
  intakeTime: [],
  intakeFoodInstruction: null,
  duration: null,
}

test.for<{ item: Partial<InstructedItem>; plan?: Duration | PlanDuration; has: boolean }>([
  { item: {}, has: false },
  { item: { notes: 'Two hours apart from coffee' }, has: true },
  { item: { notes: ' \n' }, has: false },
  { item: { intakeAmount: 2, intakeFormatId: 'capsule' }, has: true },
  { item: { intakeAmount: 2 }, has: false },
  { item: { intakeFormatId: 'capsule' }, has: false },
  { item: { intakeTime: ['Morning'] }, has: true },
  { item: { intakeFoodInstruction: 'WithFood' }, has: true },
  { item: { duration: 'For1Month' }, plan: 'IndividualDuration', has: true },
  { item: { duration: 'For1Month' }, plan: 'For1Month', has: false },
  { item: {}, plan: 'IndividualDuration', has: false },
])('$item in a plan of $plan has instructions: $has', ({ item, plan = 'EmptyDuration', has }) => {
  expect(hasInstructions({ ...bare, ...item }, plan)).toBe(has)
})
