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

/** Approval statuses an admin can set. */
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

/** Ways an owner can prove their identity. */
export const confirmationWays = ['Password', 'Authenticator', 'MailedCode'] as const
export type ConfirmationWay = (typeof confirmationWays)[number]

/** Changes the owner is notified of and can undo for seven days. */
export const accountChangeKinds = ['Email', 'Phone', 'BankData', 'Password', 'SecondFactor'] as const
export type AccountChangeKind = (typeof accountChangeKinds)[number]

export const authReasons = [
  'EMAIL_ALREADY_IN_USE',
  'EMAIL_NOT_EXIST',
  /** Suspended. */
  'ACCOUNT_NOT_ACTIVE',
  /** A disposable address. */
  'EMAIL_NOT_ACCEPTED',
  /** The address to replace is not the caller's own unverified one. */
  'EMAIL_CHANGE_NOT_ALLOWED',
] as const
export type AuthReason = (typeof authReasons)[number]

export const authErrors = [
  'SESSION_INVALID_TRY_AGAIN',
  'GENERAL_ERROR',
  'NO_EMAIL_GIVEN_BY_PROVIDER',
] as const
export type AuthError = (typeof authErrors)[number]

/** Third parties available for sign-in, if configured. */
export const thirdParties = ['google', 'apple', 'facebook'] as const
export type ThirdParty = (typeof thirdParties)[number]

/** Given and taken back at any time, off unless given. */
export const optionalConsents = ['Marketing', 'MailOpens'] as const
export type OptionalConsent = (typeof optionalConsents)[number]

export const consentKinds = ['Terms', 'Privacy', ...optionalConsents] as const
export type ConsentKind = (typeof consentKinds)[number]

/** Version of the consent texts; incremented when any of them changes. */
export const TERMS_VERSION = '2026-11-30'

/** Versions a page may still submit; add new ones, keep old ones. */
export const termsVersions = [
  '2026-11',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
  TERMS_VERSION,
]

/** Exact e-mail error texts of forms; screens translate them. */
export const emailErrors = {
  missing: 'Field is not optional',
  invalid: 'Email is invalid',
  taken: 'This email already exists. Please sign in instead.',
  /** During a change of address. */
  duplicated: 'duplicated_email',
} as const
