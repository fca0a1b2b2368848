import { forbidden, invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { keyedHash, sendContactCode } from '../../../identity/index.ts'
import { type ClientContext, holdCaller } from '../client-context.ts'
import { findOpenInvitation } from '../data/invitation-queries.ts'
import { aboutInvitation, maskedEmail, maskedPhone, phoneForCode } from '../invited-person.ts'
import { unknownInvitation } from './answer-invitation.ts'

type Asked = { actor: Actor; token: string; by: 'Email' | 'Phone'; address: string }

/**
 * Sends a code to the invited address or number, with which the caller's account can answer whatever its own address
 * is; returns the destination, masked. Throws invalid for a token that is unknown, expired or used and for an invalid
 * number, forbidden for callers who cannot be a client, TooMany past the limits of invitation, caller and address.
 */
export async function sendInvitationCode(
  context: ClientContext,
  { actor, token, by, address }: Asked,
  now: Date,
): Promise<{ sentTo: string }> {
  await holdCaller(context, 'answers', actor, now)
  if (actor.userKindId !== 'Client') throw forbidden()
  const { db, sealed, config } = context
  const tokenHash = keyedHash(config.secrets.token, token)
  const found = await findOpenInvitation(db, { tokenHash, sealed }, now)
  if (!found) throw unknownInvitation()
  const to = by === 'Phone' ? phoneForCode(found) : found.invited.email
  if (to === null)
    throw invalid('phone_invalid', 'There is no number that a code could be sent to.', [
      { id: 'by', error: 'phone_invalid' },
    ])
  const firstName = found.firstName ?? ''
  const languageCode = found.languageCode ?? actor.languageCode
  const code = { userId: actor.userId, purpose: 'ProveContact' as const, about: aboutInvitation(found, by) }
  const contact = { by, to, firstName, languageCode }
  await sendContactCode(context, { ...code, kind: 'invitationCode', contact, address }, now)
  return { sentTo: by === 'Phone' ? maskedPhone(to) : maskedEmail(to) }
}
