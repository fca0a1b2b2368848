import { expect, test } from 'vitest'
import { findObstacle } from './find-obstacle.ts'

const dose = {
  intakeAmount: 2,
  intakeFormatId: 'capsule',
  intakeTime: ['Morning' as const, 'Evening' as const],
  schedule: null,
}
const now = { isActive: true, dose, holdsOther: false }

test.for([
  [now, null],
  [{ ...now, dose: { ...dose, intakeTime: ['Evening' as const, 'Morning' as const] } }, null],
  [{ ...now, dose: { ...dose, intakeAmount: 1 } }, 'DoseChanged'],
  [{ ...now, holdsOther: true }, 'AlreadyHolds'],
  [{ ...now, dose: null }, 'ItemGone'],
  [{ ...now, isActive: false }, 'PlanArchived'],
] as const)('%o → %s', ([plan, obstacle]) => {
  expect(
    findObstacle(
      { ...plan, dose: plan.dose && { ...plan.dose, intakeTime: [...plan.dose.intakeTime] } },
      dose,
    ),
  ).toBe(obstacle)
})
