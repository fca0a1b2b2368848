import type { Db } from '#db/database'
import { forbidden, invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { keyedHash } from '../../../identity/index.ts'
import { findFileContacts, isInvited, joinFile } from '../../../people/index.ts'
import { noteVersionSeen } from '../../use-cases/keep-version.ts'
import type { PlanClientContext, PlanClientKey } from '../plan-client-context.ts'
import { deriveClients } from './derive-clients.ts'
import { joinPlan } from './join-plans.ts'
import { findInvited, findPlanForClients } from './view-plan.ts'

type Saving = { actor: Actor; shareCode: string; token: string | undefined; sharesOrders: boolean }
type Taking = { actor: Actor; recommendationId: string; practitionerId: string; token: string }

const notYours = () =>
  forbidden('invitation_not_yours', 'This invitation was sent to another address. Sign in with that one.')

const overInvitation = () =>
  invalid('code_invalid', 'This invitation is over.', [{ id: 'token', error: 'code_invalid' }])

/**
 * Lets the invited person take up an invitation: what the practitioner did for it before it had an account becomes the
 * account's.
 */
async function takeUp(
  context: PlanClientContext,
  tx: Db,
  { actor, recommendationId, practitionerId, token }: Taking,
  now: Date,
): Promise<void> {
  const invited = await findInvited(tx, recommendationId, keyedHash(context.config.secrets.token, token))
  if (!invited) throw overInvitation()
  const { clientId } = invited
  if (clientId === actor.userId) return
  const asked = { practitionerId, clientIds: [clientId] }
  const contact = (await findFileContacts(tx, context.sealed, asked)).get(clientId)
  if (!contact || contact.hasAccount) throw notYours()
  if (!(await isInvited(tx, context.sealed, { userId: actor.userId, invited: contact }))) throw notYours()
  await joinFile(tx, context, { practitionerId, from: clientId, to: actor.userId }, now)
}

/**
 * Saves a plan for a client, who says whether its practitioner may see the client's orders of it; the client becomes
 * the practitioner's. With an invitation's token only the person invited: an account whose verified address or number
 * it was sent to. Saving again changes the consent alone. Throws not-found for a code that opens nothing, forbidden for
 * who cannot be a client or was not invited, invalid for an invitation that is over; then nothing changes.
 */
export function savePlan(
  context: PlanClientContext,
  { actor, shareCode, token, sharesOrders }: Saving,
  now: Date,
): Promise<PlanClientKey> {
  return context.db.transaction(async (tx) => {
    const plan = await findPlanForClients(tx, shareCode)
    const { id: recommendationId, practitionerId } = plan
    if (actor.userKindId !== 'Client') throw forbidden()
    if (token !== undefined)
      await takeUp(context, tx, { actor, recommendationId, practitionerId, token }, now)
    await noteVersionSeen(tx, plan, now)
    const key = { recommendationId, clientId: actor.userId }
    await joinPlan(tx, { ...key, practitionerId, sharesOrders, isInvited: token !== undefined }, now)
    await deriveClients(tx, context, [key], now)
    return key
  })
}
