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

export const authStatuses = [
  'FIELD_ERROR',
  'WRONG_CREDENTIALS_ERROR',
  'SIGN_IN_NOT_ALLOWED',
  'SIGN_UP_NOT_ALLOWED',
  'SIGN_IN_UP_NOT_ALLOWED',
  'PASSWORD_RESET_NOT_ALLOWED',
  'RESET_PASSWORD_INVALID_TOKEN_ERROR',
  'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
] as const
export type AuthStatus = (typeof authStatuses)[number]

export const authReasons = ['EMAIL_ALREADY_IN_USE', 'EMAIL_NOT_EXIST'] as const
export type AuthReason = (typeof authReasons)[number]

export const authErrors = [
  'SESSION_INVALID_TRY_AGAIN',
  'GENERAL_ERROR',
  'NO_EMAIL_GIVEN_BY_PROVIDER',
] as const
export type AuthError = (typeof authErrors)[number]
