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

type Rights = Pick<Actor, 'permissions'>

export const isAdmin = (person: Rights | null): boolean =>
  person !== null && (person.permissions.includes('admin:base') || person.permissions.includes('admin:all'))

/** Financial calls: the accounting role of docs/specification.md, section 6. */
export const isAccounting = (actor: Actor | null): boolean =>
  actor !== null &&
  (actor.permissions.includes('admin:accounting') || actor.permissions.includes('admin:all'))

export const isPractitioner = (person: Rights | null): boolean =>
  person?.permissions.includes('practitioner:base') ?? false

/** Of callers, and of whose plan or cart it is: who else is approved, as an admin is, earns nothing. */
export const isApprovedPractitioner = (person: (Rights & Pick<Actor, 'userStatusId'>) | null): boolean =>
  isPractitioner(person) && person?.userStatusId === 'Approved'
