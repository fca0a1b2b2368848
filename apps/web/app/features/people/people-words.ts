import type { UserKind, UserStatus, VerificationStatus } from '@salvia/contract/words/identity'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

const statuses: Record<UserStatus, { word: () => string; mark: StatusMark }> = {
  New: { word: m.person_new, mark: 'open' },
  PendingApproval: { word: m.person_pending, mark: 'open' },
  Approved: { word: m.person_approved, mark: 'available' },
  Rejected: { word: m.person_rejected, mark: 'unavailable' },
  Suspended: { word: m.person_suspended, mark: 'limited' },
  Deleted: { word: m.person_deleted, mark: 'unavailable' },
}

const kinds: Record<UserKind, () => string> = {
  Internal: m.person_internal,
  Practitioner: m.common_practitioner,
  Client: m.person_client,
}

const credentials: Record<VerificationStatus, { word: () => string; mark: StatusMark }> = {
  Pending: { word: m.credential_pending, mark: 'open' },
  Passed: { word: m.credential_passed, mark: 'available' },
  Failed: { word: m.credential_failed, mark: 'unavailable' },
}

export const statusWord = (status: UserStatus): string => statuses[status].word()
export const statusMark = (status: UserStatus): StatusMark => statuses[status].mark
export const kindWord = (kind: UserKind): string => kinds[kind]()
export const credentialWord = (status: VerificationStatus): string => credentials[status].word()
export const credentialMark = (status: VerificationStatus): StatusMark => credentials[status].mark
