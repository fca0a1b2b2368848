import { isTimeZone } from '@salvia/rules/format/time-zone'
import { readCookie } from './cookies.ts'

/** The reader's time zone as the browser wrote it into its cookie; UTC before it has. */
export function knownTimeZone(cookies: string | null): string {
  const written = readCookie(cookies, 'timeZone')
  return written !== undefined && isTimeZone(written) ? written : 'UTC'
}
