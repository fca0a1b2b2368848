import type { Db } from '#db/database'
import { forbidden } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { holdContactTry, keyedHash } from '../../../identity/index.ts'
import {
  findStanding,
  holdFilesOfAccount,
  joinFile,
  notInvited,
  proveInvited,
} from '../../../people/index.ts'
import { aboutTaking, getInvited } from '../invited-to-plan.ts'
import type { PlanClientContext, PlanClientKey } from '../plan-client-context.ts'
import { deriveClients } from './derive-clients.ts'
import { joinPlan } from './join-plans.ts'
import { recordOrders } from './record-orders.ts'
import { takeUpAtAddress } from './take-up-at-address.ts'
import { findPlanForClients, holdPlanForClients } from './view-plan.ts'

type Given = { token: string | undefined; code?: string | undefined }
type Saving = Given & { actor: Actor; shareCode: string; sharesOrders: boolean }
type Taking = { actor: Actor; recommendationId: string; practitionerId: string; token: string } & Pick<
  Given,
  'code'
>

/**
 * Lets the invited person take up an invitation: what the practitioner did for it before it had an account becomes the
 * account's.
 */
async function takeUp(
  context: PlanClientContext,
  tx: Db,
  { actor, code, ...asked }: Taking,
  now: Date,
): Promise<void> {
  const { recommendationId, practitionerId } = asked
  const { clientId, contact } = await getInvited(tx, context, asked)
  if (clientId === actor.userId) return
  if (!contact || contact.hasAccount) throw notInvited()
  const standing = await findStanding(tx, context.sealed, { userId: actor.userId, invited: contact })
  if (standing !== 'Invited') {
    if (code === undefined) throw notInvited(standing)
    const about = (by: 'Email' | 'Phone') => aboutTaking({ recommendationId, clientId }, by)
    await proveInvited({ tx, config: context.config }, { actor, code, email: contact.email, about }, now)
  }
  await joinFile(tx, context, { practitionerId, from: clientId, to: actor.userId }, now)
}

/**
 * Saves a plan for a client, who says whether its practitioner may see the client's orders of it; the client becomes
 * the practitioner's, and takes up an invitation that waits at its verified address. With an invitation's token only the
 * person invited: an account whose verified address or number it was sent to, or one with the code that was sent there
 * (`sendTakingCode`). Saving again changes the consent alone.
 * Throws not-found for a share code that opens nothing, forbidden for who cannot be a client or was not invited, invalid
 * for an invitation that is over and a code that is wrong, TooMany past five tries of it; then nothing changes.
 */
export async function savePlan(
  context: PlanClientContext,
  { actor, shareCode, token, code, sharesOrders }: Saving,
  now: Date,
): Promise<PlanClientKey> {
  const { config } = context
  if (token !== undefined && code !== undefined)
    await holdContactTry(context, keyedHash(config.secrets.token, token), now)
  return context.db.transaction(async (tx) => {
    const { practitionerId } = await findPlanForClients(tx, shareCode)
    await holdFilesOfAccount(tx, { practitionerId, clientId: actor.userId })
    const plan = await holdPlanForClients(tx, shareCode)
    const { id: recommendationId } = plan
    if (actor.userKindId !== 'Client') throw forbidden()
    const key = { recommendationId, clientId: actor.userId }
    if (token !== undefined)
      await takeUp(context, tx, { actor, recommendationId, practitionerId, token, code }, now)
    const isInvited = (await takeUpAtAddress(context, tx, key, now)) || token !== undefined
    await joinPlan(tx, { plan, clientId: actor.userId, sharesOrders, isInvited }, now)
    await recordOrders(tx, context, [key])
    await deriveClients(tx, context, [key], now)
    return key
  })
}
