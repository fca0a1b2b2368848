import type { Permission, UserKind } from '@salvia/contract/words/identity'

/** Who has a feature while it is on. */
export type FlagRule = {
  isOn: boolean
  /** Empty lists mean every kind and every country. */
  userKinds: readonly UserKind[]
  countries: readonly string[]
  /** Accounts that have it whatever their kind and country. */
  userIds: readonly string[]
}

export type FlagUser = {
  userId: string
  userKindId: UserKind
  countryId: string | null
  permissions: readonly Permission[]
}

const isAdmin = ({ permissions }: FlagUser): boolean =>
  permissions.includes('admin:base') || permissions.includes('admin:all')

const isNarrowed = ({ userKinds, countries }: FlagRule): boolean => userKinds.length + countries.length > 0

function isMeant({ userKinds, countries }: FlagRule, { userKindId, countryId }: FlagUser): boolean {
  const isKind = userKinds.length === 0 || userKinds.includes(userKindId)
  const isThere = countries.length === 0 || (countryId !== null && countries.includes(countryId))
  return isKind && isThere
}

/**
 * Whether a user has a feature. Admins always do (docs/specification.md, section 6). Otherwise the flag must be on and
 * list the account, or match kind and country; a flag without conditions is for everyone, one with only accounts for
 * those alone.
 */
export function hasFlag(rule: FlagRule, user: FlagUser): boolean {
  if (isAdmin(user)) return true
  if (!rule.isOn) return false
  if (rule.userIds.includes(user.userId)) return true
  if (rule.userIds.length > 0 && !isNarrowed(rule)) return false
  return isMeant(rule, user)
}
