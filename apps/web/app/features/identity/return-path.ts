import { isReturnPath } from '@salvia/rules/people/landing-page'

/**
 * The page that required the login, if it is a safe return path. Its fragment is never sent: the browser carries it over to
 * the login, which hands it on as `hash`.
 */
export function returnPath(next: string | null, hash = ''): string | null {
  if (next === null || !isReturnPath(next)) return null
  const whole = next.includes('#') ? next : next + hash
  return isReturnPath(whole) ? whole : next
}
