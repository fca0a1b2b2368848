import { DAY_MS } from '@salvia/contract/durations'
import { isSigned, type Signed, signatureOf } from '#kernel/signed-token'

const VALID_DAYS = 90

/** Who joins which request by a link. */
export type Invited = { inquiryId: string; practitionerId: string }

const linkOf = ({ inquiryId, practitionerId }: Invited, until: string): Signed => ({
  purpose: 'inquiry-upvote',
  parts: [inquiryId, practitionerId, until],
})

/** Token of the link by which a practitioner joins a request, and does nothing else. Valid for 90 days. */
export function signUpvoteToken(key: string, invited: Invited, now: Date): string {
  const until = String(now.getTime() + VALID_DAYS * DAY_MS)
  return `${invited.practitionerId}_${until}_${signatureOf(key, linkOf(invited, until))}`
}

/** The practitioner whom a token names for a request; null if it is forged, old, not whole or for another request. */
export function readUpvoteToken(
  key: string,
  { inquiryId, token }: { inquiryId: string; token: string },
  now: Date,
): string | null {
  const [, practitionerId = '', until = '', signature = ''] = /^([^_]+)_(\d{1,15})_(.+)$/.exec(token) ?? []
  const isOurs = isSigned(key, linkOf({ inquiryId, practitionerId }, until), signature)
  return isOurs && Number(until) > now.getTime() ? practitionerId : null
}
