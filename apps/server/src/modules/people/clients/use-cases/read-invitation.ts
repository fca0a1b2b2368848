import { fullName } from '@salvia/rules/people/full-name'
import { notFound } from '#kernel/domain-error'
import { keyedHash } from '../../../identity/index.ts'
import { type ClientContext, holdLook } from '../client-context.ts'
import { findOpenInvitation } from '../data/invitation-queries.ts'

type Read = {
  sender: { practitionerName: string; practiceName: string | null }
  invited: { firstName: string; lastName: string; email: string }
}

/**
 * An invitation by token for a visitor, who got it at the invited address: who asks, and name and e-mail as the
 * practitioner wrote them, to start a sign-up with. Uses nothing up. Throws not-found for a token that is unknown,
 * expired or used, without distinction, TooMany past 60 looks an hour from an address.
 */
export async function readInvitation(
  context: ClientContext,
  { token, address }: { token: string; address: string },
  now: Date,
): Promise<Read> {
  await holdLook(context, address, now)
  const { db, sealed, config } = context
  const found = await findOpenInvitation(
    db,
    { tokenHash: keyedHash(config.secrets.token, token), sealed },
    now,
  )
  if (!found) throw notFound('invitation')
  const { sender, invited, firstName, lastName } = found
  return {
    sender: { practitionerName: fullName(sender), practiceName: sender.practiceName },
    invited: { firstName: firstName ?? '', lastName: lastName ?? '', email: invited.email },
  }
}
