import { isReturnPath } from '@salvia/rules/people/landing-page'

/** The page that asked for the login, when it is one of ours to go back to. */
export const returnPath = (next: string | null): string | null =>
  next !== null && isReturnPath(next) ? next : null
