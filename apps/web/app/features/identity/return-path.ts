import { isReturnPath } from '@salvia/rules/people/landing-page'

/** The page that required the login, if it is a safe return path. */
export const returnPath = (next: string | null): string | null =>
  next !== null && isReturnPath(next) ? next : null
