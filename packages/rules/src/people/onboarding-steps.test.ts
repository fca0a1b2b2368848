import { expect, test } from 'vitest'
import { onboardingSteps } from './onboarding-steps.ts'

const nothing = {
  isEmailVerified: false,
  firstName: '',
  lastName: '',
  countryId: null,
  title: null,
  isPractitioner: true,
  certificates: 0,
  plans: { created: 0, shared: 0 },
  isBillingComplete: false,
  furtherSteps: [],
}
const named = { ...nothing, firstName: 'Camille', lastName: 'Moreau', countryId: 'FR', title: 'Naturopathe' }

test('nothing done is nothing ticked', () => {
  expect(onboardingSteps(nothing)).toEqual({
    emailVerified: false,
    basicInfo: false,
    certificateUploaded: false,
    recommendationCreated: false,
    recommendationShared: false,
    billingAddressProvided: false,
    additionalOnboardingSteps: [],
  })
})

test('everything done is everything ticked', () => {
  expect(
    onboardingSteps({
      ...named,
      isEmailVerified: true,
      certificates: 1,
      plans: { created: 1, shared: 1 },
      isBillingComplete: true,
      furtherSteps: ['webinar'],
    }),
  ).toEqual({
    emailVerified: true,
    basicInfo: true,
    certificateUploaded: true,
    recommendationCreated: true,
    recommendationShared: true,
    billingAddressProvided: true,
    additionalOnboardingSteps: ['webinar'],
  })
})

test.for([
  [{}, true],
  [{ firstName: ' ' }, false],
  [{ lastName: '' }, false],
  [{ countryId: null }, false],
  [{ title: null }, false],
  [{ title: '' }, false],
  [{ title: null, isPractitioner: false }, true],
] as const)('basics with %o: %s', ([change, isDone]) => {
  expect(onboardingSteps({ ...named, ...change }).basicInfo).toBe(isDone)
})
