import type { Permission, UserKind, UserStatus } from '@salvia/contract/words/identity'
import type { LanguageCode } from '@salvia/contract/words/locale'

/** The caller, read once per request. */
export type Actor = {
  userId: string
  sessionId: string
  email: string
  userKindId: UserKind
  userStatusId: UserStatus
  permissions: Permission[]
  isEmailVerified: boolean
  firstName: string
  lastName: string
  languageCode: LanguageCode
}

export const isAdmin = (actor: Actor | null): boolean =>
  actor !== null && (actor.permissions.includes('admin:base') || actor.permissions.includes('admin:all'))

/** Financial calls: the accounting role of docs/specification.md, section 6. */
export const isAccounting = (actor: Actor | null): boolean =>
  actor !== null &&
  (actor.permissions.includes('admin:accounting') || actor.permissions.includes('admin:all'))

export const isPractitioner = (actor: Actor | null): boolean =>
  actor?.permissions.includes('practitioner:base') ?? false

export const isApprovedPractitioner = (actor: Actor | null): boolean =>
  isPractitioner(actor) && actor?.userStatusId === 'Approved'
