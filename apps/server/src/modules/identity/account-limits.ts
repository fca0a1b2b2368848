import { DAY_MS, HOUR_MS, MINUTE_MS } from '@salvia/contract/durations'
import type { Limit } from '#kernel/limits/consume-limit'

const byAddress = { isByAddress: true } as const

/**
 * Rate limits: per address (for IPv6 per network, as one household has many), per account and address (`Pair`), per
 * account, or per account and known device. What strangers can use up is never all that an owner has.
 */
export const accountLimits = {
  signInFromAddress: { ...byAddress, name: 'sign-in-address', max: 50, lengthMs: 15 * MINUTE_MS },
  signInOfPair: { name: 'sign-in-pair', max: 10, lengthMs: 15 * MINUTE_MS },
  signInOfAccount: { name: 'sign-in-account', max: 100, lengthMs: HOUR_MS },
  signInOfDevice: { name: 'sign-in-device', max: 10, lengthMs: 15 * MINUTE_MS },
  codesOfPair: { name: 'codes-pair', max: 10, lengthMs: 15 * MINUTE_MS },
  codesOfAccount: { name: 'codes-account', max: 20, lengthMs: DAY_MS },
  codesOfDevice: { name: 'codes-device', max: 10, lengthMs: 15 * MINUTE_MS },
  codesOfDeviceDaily: { name: 'codes-device-day', max: 30, lengthMs: DAY_MS },
  recoveryCodesOfPair: { name: 'recovery-pair', max: 10, lengthMs: 15 * MINUTE_MS },
  /** Per session: a thief with a stolen session only uses up that session's attempts. */
  confirmation: { name: 'confirmation', max: 10, lengthMs: 15 * MINUTE_MS },
  confirmationDaily: { name: 'confirmation-day', max: 30, lengthMs: DAY_MS },
  resetOfPair: { name: 'reset-pair', max: 3, lengthMs: HOUR_MS },
  resetOfAccount: { name: 'reset-account', max: 10, lengthMs: HOUR_MS },
  resetFromAddress: { ...byAddress, name: 'reset-address', max: 20, lengthMs: HOUR_MS },
  /** From a known device or address of the account. */
  resetOfKnown: { name: 'reset-known', max: 3, lengthMs: HOUR_MS },
  /** The owner is notified of the 20th failure in a day. */
  failedPasswords: { name: 'failed-passwords', max: 19, lengthMs: DAY_MS },
  /** Whoever gets to the code step knows the password: the owner is notified of the 5th failure in a day. */
  failedCodes: { name: 'failed-codes', max: 4, lengthMs: DAY_MS },
  failureNotice: { name: 'failure-notice', max: 1, lengthMs: DAY_MS },
  signUpFromAddress: { ...byAddress, name: 'sign-up-address', max: 20, lengthMs: HOUR_MS },
  thirdPartyFromAddress: { ...byAddress, name: 'third-party-address', max: 60, lengthMs: HOUR_MS },
  tokensFromAddress: { ...byAddress, name: 'tokens-address', max: 60, lengthMs: HOUR_MS },
  mailOfAccount: { name: 'account-mail', max: 10, lengthMs: HOUR_MS },
  duplicateNotice: { name: 'duplicate-notice', max: 1, lengthMs: DAY_MS },
  phoneCodes: { name: 'phone-codes', max: 5, lengthMs: DAY_MS },
  emailChecks: { ...byAddress, name: 'email-checks', max: 60, lengthMs: HOUR_MS },
  phoneCodesFromAddress: { ...byAddress, name: 'phone-codes-address', max: 10, lengthMs: HOUR_MS },
  phoneTries: { name: 'phone-tries', max: 5, lengthMs: 15 * MINUTE_MS },
  contactCodes: { name: 'contact-codes', max: 5, lengthMs: DAY_MS },
  contactCodesFromAddress: { ...byAddress, name: 'contact-codes-address', max: 10, lengthMs: HOUR_MS },
  contactTries: { name: 'contact-tries', max: 5, lengthMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit & { isByAddress?: true }>
