import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { keyedHash } from '../../identity/index.ts'
import { type FileContact, findFileContacts } from '../../people/index.ts'
import type { PlanClientContext } from './plan-client-context.ts'
import { findInvited } from './use-cases/view-plan.ts'

type Asked = { recommendationId: string; practitionerId: string; token: string }

/** A person with an open invitation to a plan. */
export type InvitedToPlan = { clientId: string; channel: 'Email' | 'Sms' | null; contact: FileContact | null }

const overInvitation = () =>
  invalid('code_invalid', 'This invitation is over.', [{ id: 'token', error: 'code_invalid' }])

/** What a code is bound to that proves the invited address or number. */
export const aboutTaking = (
  { recommendationId, clientId }: { recommendationId: string; clientId: string },
  by: 'Email' | 'Phone',
): string => `plan-invitation:${recommendationId}:${clientId}:${by}`

/** Who an invitation's token is for, as in the practitioner's file. Throws invalid for one that is over. */
export async function getInvited(
  db: Db,
  { config, sealed }: Pick<PlanClientContext, 'config' | 'sealed'>,
  { recommendationId, practitionerId, token }: Asked,
): Promise<InvitedToPlan> {
  const invited = await findInvited(db, recommendationId, keyedHash(config.secrets.token, token))
  if (!invited) throw overInvitation()
  const { clientId, channel } = invited
  const contacts = await findFileContacts(db, sealed, { practitionerId, clientIds: [clientId] })
  return { clientId, channel, contact: contacts.get(clientId) ?? null }
}
