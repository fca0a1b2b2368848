import type { Permission, UserKind } from '@salvia/contract/words/identity'

/** Normalised rights: deduplicated, accounting always with admin:base. */
export function impliedRights(permissions: Permission[]): Permission[] {
  const isBaseMissing = permissions.includes('admin:accounting') && !permissions.includes('admin:base')
  return [...new Set(isBaseMissing ? ['admin:base' as const, ...permissions] : permissions)]
}

const isAdminRight = (permission: Permission): boolean => permission.startsWith('admin:')

/** Whether an account has a right of admins that this reader does not have; `admin:all` has them all. */
export const hasMoreRights = (account: Permission[], reader: Permission[]): boolean =>
  !reader.includes('admin:all') &&
  account.some((permission) => isAdminRight(permission) && !reader.includes(permission))

/** Whether a kind of user may have these rights: admins' only Internal ones, a practitioner's only practitioners. */
export const fitsKind = (kind: UserKind, permissions: Permission[]): boolean =>
  permissions.every((permission) =>
    isAdminRight(permission) ? kind === 'Internal' : kind === 'Practitioner',
  )
