export const userKinds = ['Internal', 'Practitioner', 'Client'] as const
export type UserKind = (typeof userKinds)[number]

export const userStatuses = [
  'New',
  'PendingApproval',
  'Approved',
  'Rejected',
  'Suspended',
  'Deleted',
] as const
export type UserStatus = (typeof userStatuses)[number]

export const permissions = ['admin:all', 'admin:base', 'admin:accounting', 'practitioner:base'] as const
export type Permission = (typeof permissions)[number]

export const verificationStatuses = ['Pending', 'Passed', 'Failed'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]

/** Who decided that a practitioner is approved. */
export const approvalSources = ['Admin', 'Seed'] as const

export const authStatuses = [
  'FIELD_ERROR',
  'WRONG_CREDENTIALS_ERROR',
  'SIGN_IN_NOT_ALLOWED',
  'SIGN_UP_NOT_ALLOWED',
  'SIGN_IN_UP_NOT_ALLOWED',
  'PASSWORD_RESET_NOT_ALLOWED',
  'RESET_PASSWORD_INVALID_TOKEN_ERROR',
  'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
  'EMAIL_ALREADY_VERIFIED_ERROR',
  'UNDO_CHANGE_INVALID_TOKEN_ERROR',
  'NO_EMAIL_GIVEN_BY_PROVIDER',
  'SECOND_FACTOR_REQUIRED',
] as const
export type AuthStatus = (typeof authStatuses)[number]

/** By what an account's owner can show that it is the one who asks. */
export const confirmationWays = ['Password', 'Authenticator', 'MailedCode'] as const
export type ConfirmationWay = (typeof confirmationWays)[number]

/** Changes that an account's owner is notified of and can undo for seven days. */
export const accountChangeKinds = ['Email', 'Phone', 'BankData', 'Password', 'SecondFactor'] as const
export type AccountChangeKind = (typeof accountChangeKinds)[number]

export const authReasons = [
  'EMAIL_ALREADY_IN_USE',
  'EMAIL_NOT_EXIST',
  /** Suspended. */
  'ACCOUNT_NOT_ACTIVE',
  /** An address that is thrown away after use. */
  'EMAIL_NOT_ACCEPTED',
  /** The address to be replaced is not that of the caller's own, unverified account. */
  'EMAIL_CHANGE_NOT_ALLOWED',
] as const
export type AuthReason = (typeof authReasons)[number]

export const authErrors = [
  'SESSION_INVALID_TRY_AGAIN',
  'GENERAL_ERROR',
  'NO_EMAIL_GIVEN_BY_PROVIDER',
] as const
export type AuthError = (typeof authErrors)[number]

/** Whom one can sign in with, where the installation has set it up. */
export const thirdParties = ['google', 'apple', 'facebook'] as const
export type ThirdParty = (typeof thirdParties)[number]

export const consentKinds = ['Terms', 'Privacy', 'Marketing'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** Version of the texts that a new account agrees to; it rises whenever one of them changes. */
export const TERMS_VERSION = '2026-11'

/** Every version that a page may still show when it is sent; a new one is added, an old one stays. */
export const termsVersions = [TERMS_VERSION]

/** What a form says of its address, word for word; screens translate these texts where they can. */
export const emailErrors = {
  missing: 'Field is not optional',
  invalid: 'Email is invalid',
  taken: 'This email already exists. Please sign in instead.',
  /** During a change of address. */
  duplicated: 'duplicated_email',
} as const
