import { expect, test } from 'vitest'
import { earningOf } from './plan-earning.ts'

const practitioner = {
  ...{ id: 'sophie', isAdmin: false, isPractitioner: true },
  ...{ isApproved: true, isCommissionLawful: true },
}
const admin = { ...practitioner, id: 'admin', isAdmin: true, isPractitioner: false }

test.each([
  ['an approved practitioner', practitioner, 'sophie', 'Earning'],
  ['one whom the law forbids it', { ...practitioner, isCommissionLawful: false }, 'sophie', 'Forbidden'],
  ['one who is not approved', { ...practitioner, isApproved: false }, 'sophie', 'NotApproved'],
  ['an admin', admin, 'admin', 'OfAdmin'],
  ['an admin in the plan of a practitioner', admin, 'sophie', 'Earning'],
] as const)('whether the plan of %s earns', (_, user, practitionerId, earning) => {
  expect(earningOf({ practitionerId, isTemplate: false }, user)).toBe(earning)
})

test('an admin’s template hands its discount on', () => {
  expect(earningOf({ practitionerId: 'admin', isTemplate: true }, admin)).toBe('Earning')
})
