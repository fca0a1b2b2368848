import { DAY_MS } from '@salvia/contract/durations'

/** Days after signing up. */
export const FIRST_FEEDBACK_DAYS = 30
export const ONBOARDING_SURVEY_DAYS = 3
const ANSWERED_AGAIN_DAYS = 90
const DISMISSED_AGAIN_DAYS = 30

const daysAfter = (then: Date, days: number): Date => new Date(then.getTime() + days * DAY_MS)

/** When a user who was never asked is asked first: 30 days after signing up. */
export const firstFeedbackDate = (signedUpAt: Date): Date => daysAfter(signedUpAt, FIRST_FEEDBACK_DAYS)

/** When a user is asked again: 90 days after an answer, 30 after putting the question away. */
export const nextFeedbackDate = (at: Date, isDismissed: boolean): Date =>
  daysAfter(at, isDismissed ? DISMISSED_AGAIN_DAYS : ANSWERED_AGAIN_DAYS)
