import type { UserKind } from '@salvia/contract/words/identity'

export type Arrival = {
  userKind: UserKind
  isEmailVerified: boolean
  /** The page that asked for the login, as a path of our own. */
  lastVisited: string | null
  /** The share code of the plan that a client had last. */
  lastPlanCode: string | null
}

/**
 * Where a login lands (docs/specification.md, section 4; docs/domain.md, Accounts): to verify the e-mail first, else
 * back to the page that was last visited, else practitioners and admins at home and clients at their last plan or
 * their orders.
 */
export function landingPage({ userKind, isEmailVerified, lastVisited, lastPlanCode }: Arrival): string {
  if (!isEmailVerified) return '/auth/verify-email'
  if (lastVisited && isReturnPath(lastVisited)) return lastVisited
  if (userKind !== 'Client') return '/dashboard'
  return lastPlanCode ? `/recommendations/${encodeURIComponent(lastPlanCode)}` : '/orders'
}

/** Whether a path can be returned to: on this site, and neither the public landing page nor a page of sign-in itself. */
export function isReturnPath(path: string): boolean {
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)) return false
  const pathname = path.replace(/[?#].*$/, '')
  return pathname !== '/' && !/^\/auth(\/|$)/.test(pathname) && !/\/\.\.?(\/|$)/.test(pathname)
}
