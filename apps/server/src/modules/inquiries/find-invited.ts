import type { Db } from '#db/database'
import { isActivePractitioner } from './data/linked-practitioner.ts'
import { readUpvoteToken } from './upvote-token.ts'

type Link = { key: string; inquiryId: string; token: string }

/**
 * The practitioner whom a mailed link invites to join a request; null for one that is forged, old, for another request,
 * or of an account that is not in use. Every fault gets the same answer, so that no account can be guessed.
 */
export async function findInvited(db: Db, { key, ...link }: Link, now: Date): Promise<string | null> {
  const practitionerId = readUpvoteToken(key, link, now)
  return practitionerId !== null && (await isActivePractitioner(db, practitionerId)) ? practitionerId : null
}
