type Known = {
  isEmailVerified: boolean
  firstName: string
  lastName: string
  countryId: string | null
  /** A practitioner's title; null for others. */
  title: string | null
  isPractitioner: boolean
  certificates: number
  plans: { created: number; shared: number }
  isBillingComplete: boolean
  furtherSteps: string[]
}

const hasText = (text: string | null): boolean => text !== null && text.trim() !== ''

/**
 * Onboarding steps (docs/specification.md, section 3), from what was done: names and country, and a practitioner's
 * title, are the basics.
 */
export const onboardingSteps = (known: Known) => ({
  emailVerified: known.isEmailVerified,
  basicInfo:
    hasText(known.firstName) &&
    hasText(known.lastName) &&
    known.countryId !== null &&
    (!known.isPractitioner || hasText(known.title)),
  certificateUploaded: known.certificates > 0,
  recommendationCreated: known.plans.created > 0,
  recommendationShared: known.plans.shared > 0,
  billingAddressProvided: known.isBillingComplete,
  additionalOnboardingSteps: known.furtherSteps,
})
