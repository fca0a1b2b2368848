import { fullName } from '@salvia/rules/people/full-name'
import { forbidden } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { keyedHash } from '../../../identity/index.ts'
import { type ClientContext, holdCaller } from '../client-context.ts'
import { findOpenInvitation } from '../data/invitation-queries.ts'
import { findStanding, maskedEmail, maskedPhone, phoneForCode } from '../invited-person.ts'

type Found = {
  sender: { practitionerName: string; practiceName: string | null } | null
  recipient: {
    isCaller: boolean
    isCallerUnverified: boolean
    email: string
    phone: string | null
    hasDeclined: boolean
  } | null
}

/**
 * Sender and recipient of an invitation, by token, for the client about to answer: counts as an answer attempt but does
 * not use the token up. Null for a token that is unknown, expired or used, without distinction. Throws forbidden for
 * callers who cannot be a client.
 */
export async function findInvitation(
  context: ClientContext,
  { actor, token }: { actor: Actor; token: string },
  now: Date,
): Promise<Found> {
  await holdCaller(context, 'answers', actor, now)
  if (actor.userKindId !== 'Client') throw forbidden()
  const { db, sealed, config } = context
  const tokenHash = keyedHash(config.secrets.token, token)
  const found = await findOpenInvitation(db, { tokenHash, sealed }, now)
  if (!found) return { sender: null, recipient: null }
  const { invited, sender } = found
  const phone = phoneForCode(found)
  const standing = await findStanding(db, sealed, { userId: actor.userId, invited })
  return {
    sender: { practitionerName: fullName(sender), practiceName: sender.practiceName },
    recipient: {
      isCaller: standing === 'Invited',
      isCallerUnverified: standing === 'Unverified',
      email: maskedEmail(invited.email),
      phone: phone && maskedPhone(phone),
      hasDeclined: found.declinedAt !== null,
    },
  }
}
