import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@salvia/contract/durations'

const VALID_DAYS = 90

/** Who joins which request by a link. */
export type Invited = { inquiryId: string; practitionerId: string }

const signatureOf = (key: string, { inquiryId, practitionerId }: Invited, until: string): string =>
  createHmac('sha256', key)
    .update(`inquiry-upvote:${inquiryId}:${practitionerId}:${until}`)
    .digest('base64url')

/** Token of the link by which a practitioner joins a request, and does nothing else. Valid for 90 days. */
export function signUpvoteToken(key: string, invited: Invited, now: Date): string {
  const until = String(now.getTime() + VALID_DAYS * DAY_MS)
  return `${invited.practitionerId}_${until}_${signatureOf(key, invited, until)}`
}

/** The practitioner whom a token names for a request; null if it is forged, old, not whole or for another request. */
export function readUpvoteToken(
  key: string,
  { inquiryId, token }: { inquiryId: string; token: string },
  now: Date,
): string | null {
  const [, practitionerId = '', until = '', signature = ''] = /^([^_]+)_(\d{1,15})_(.+)$/.exec(token) ?? []
  const expected = Buffer.from(signatureOf(key, { inquiryId, practitionerId }, until))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && Number(until) > now.getTime() ? practitionerId : null
}
