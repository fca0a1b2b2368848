import { expect, test } from 'vitest'
import { pathOfPlan } from './path-of-plan.ts'

const plan = { id: 'the-id', shareCode: 'ZEJY6PH', practitionerId: 'sophie' }

test.for([
  ['its author', { id: 'sophie', isAdmin: false }, '/recommendations/the-id/edit'],
  ['an admin', { id: 'mara', isAdmin: true }, '/recommendations/the-id/edit'],
  ['a colleague', { id: 'jan', isAdmin: false }, '/recommendations/ZEJY6PH'],
  ['nobody', null, '/recommendations/ZEJY6PH'],
] as const)('a plan leads %s to where it is written or read', ([, user, path]) => {
  expect(pathOfPlan(plan, user)).toBe(path)
})
