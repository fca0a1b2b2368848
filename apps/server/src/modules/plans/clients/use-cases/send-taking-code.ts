import { forbidden } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { sendContactCode } from '../../../identity/index.ts'
import { maskedEmail, maskedPhone, notInvited } from '../../../people/index.ts'
import { aboutTaking, getInvited } from '../invited-to-plan.ts'
import type { PlanClientContext } from '../plan-client-context.ts'
import { findPlanForClients } from './view-plan.ts'

type Asked = { actor: Actor; shareCode: string; token: string; address: string }

/**
 * Sends a code to where an invitation to a plan was sent, with which the caller's account takes the invitation up
 * whatever its own address is; returns the destination, masked. Throws not-found for a code that opens nothing, invalid
 * for an invitation that is over, forbidden for who cannot be a client and where the invited person has an account
 * already, TooMany past the limits of invitation and address.
 */
export async function sendTakingCode(
  context: PlanClientContext,
  { actor, shareCode, token, address }: Asked,
  now: Date,
): Promise<{ sentTo: string }> {
  const { id: recommendationId, practitionerId } = await findPlanForClients(context.db, shareCode)
  if (actor.userKindId !== 'Client') throw forbidden()
  const asked = { recommendationId, practitionerId, token }
  const { clientId, channel, contact } = await getInvited(context.db, context, asked)
  if (!contact || contact.hasAccount) throw notInvited()
  const { email, phone, firstName, languageCode } = contact
  const isByPhone = channel === 'Sms' && phone !== null
  const by = isByPhone ? 'Phone' : 'Email'
  const about = aboutTaking({ recommendationId, clientId }, by)
  const sent = {
    userId: actor.userId,
    purpose: 'ProveContact' as const,
    kind: 'invitationCode' as const,
    about,
  }
  const to = { by, to: isByPhone ? phone : email, firstName, languageCode } as const
  await sendContactCode(context, { ...sent, contact: to, address }, now)
  return { sentTo: isByPhone ? maskedPhone(phone) : maskedEmail(email) }
}
