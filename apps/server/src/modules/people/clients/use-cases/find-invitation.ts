import { forbidden } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { keyedHash } from '../../../identity/index.ts'
import { nameOf } from '../../users/data/user-queries.ts'
import { type ClientContext, holdCaller } from '../client-context.ts'
import { findOpenInvitation } from '../data/invitation-queries.ts'
import { isInvited, maskedEmail, maskedPhone, phoneForCode } from '../invited-person.ts'

type Found = {
  sender: { practitionerName: string; practiceName: string | null } | null
  recipient: { isCaller: boolean; email: string; phone: string | null } | null
}

/**
 * Who invites by a token, and whom, for the client that is to answer: it counts as one of its answers, and uses nothing
 * up. Nobody for a token that is none, over or used: the three are told alike. Throws forbidden for who can be nobody's
 * client.
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
  return {
    sender: { practitionerName: nameOf(sender), practiceName: sender.practiceName },
    recipient: {
      isCaller: await isInvited(db, sealed, { userId: actor.userId, invited }),
      email: maskedEmail(invited.email),
      phone: phone && maskedPhone(phone),
    },
  }
}
