import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { joinFile } from '../../../people/index.ts'
import { lockInvitedAtOwnAddress } from '../data/invited-plan-queries.ts'
import type { PlanClientContext, PlanClientKey } from '../plan-client-context.ts'

/**
 * Lets an account take up one invitation at a time, until the transaction ends: each moves what its practitioner did on
 * all plans, so that two would wait for each other.
 */
export const oneTakingAtATime = (tx: Db, clientId: string): Promise<void> =>
  oneAtATime(tx, `take-up:${clientId}`)

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
  await oneTakingAtATime(tx, clientId)
  const invited = await lockInvitedAtOwnAddress(tx, { recommendationId, callerId: clientId })
  if (!invited) return false
  const { client, practitionerId } = invited
  await joinFile(tx, context, { practitionerId, from: client.clientId, to: clientId }, now)
  return true
}
