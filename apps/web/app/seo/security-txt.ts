import { DAY_MS } from '@salvia/contract/durations'

const VALID_DAYS = 180

/**
 * Where to report a weakness, by RFC 9116. The legal notice names the operator. Valid for 180 days from the day that
 * is asked on: a copy that nobody renews shall not be trusted for long.
 */
export function securityText(origin: string, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS)
  return [
    `Contact: ${origin}/impressum`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de, nl, fr',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
