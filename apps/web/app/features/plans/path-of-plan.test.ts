import { expect, test } from 'vitest'
import { mayWritePlan, pathOfPlan } from './path-of-plan.ts'

const plan = { id: 'the-id', shareCode: 'ZEJY6PH', practitionerId: 'sophie', isTemplate: false }
const template = { ...plan, isTemplate: true }
const sophie = { id: 'sophie', isAdmin: false }
const mara = { id: 'mara', isAdmin: true }
const jan = { id: 'jan', isAdmin: false }

test.for([
  ['its author', plan, sophie, '/recommendations/the-id/edit'],
  ['an admin', plan, mara, '/recommendations/the-id/edit'],
  ['a colleague', plan, jan, '/recommendations/ZEJY6PH'],
  ['nobody', plan, null, '/recommendations/ZEJY6PH'],
  ['the author of a template', template, sophie, '/recommendations/the-id/edit'],
  ['a colleague, if a template,', template, jan, '/treatment-plans/templates/the-id'],
  ['an admin, if a template of someone else,', template, mara, '/treatment-plans/templates/the-id'],
] as const)('a plan leads %s to where it is written or read', ([, which, user, path]) => {
  expect(pathOfPlan(which, user)).toBe(path)
})

test.for([
  [sophie, true],
  [mara, true],
  [jan, false],
  [null, false],
] as const)('a plan of Sophie is written by %o: %s', ([user, may]) => {
  expect(mayWritePlan(plan, user)).toBe(may)
})
