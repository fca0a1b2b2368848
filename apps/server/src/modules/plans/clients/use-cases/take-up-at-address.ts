import type { Db } from '#db/database'
import { joinFile } from '../../../people/index.ts'
import { lockInvitedAtOwnAddress } from '../data/invited-plan-queries.ts'
import type { PlanClientContext, PlanClientKey } from '../plan-client-context.ts'

/**
 * Lets an account that says it is a client of a plan take up the invitation that waits at its verified address, without
 * the invitation's link, so that it is not two of its practitioner's clients. Answers whether one waited.
 */
export async function takeUpAtAddress(
  context: PlanClientContext,
  tx: Db,
  { recommendationId, clientId }: PlanClientKey,
  now: Date,
): Promise<boolean> {
  const invited = await lockInvitedAtOwnAddress(tx, { recommendationId, callerId: clientId })
  if (!invited) return false
  const { client, practitionerId } = invited
  await joinFile(tx, context, { practitionerId, from: client.clientId, to: clientId }, now)
  return true
}
