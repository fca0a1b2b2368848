import type { Db } from '#db/database'
import {
  holdFilesOfAccount,
  joinFilesAtAddress,
  listClientsWithFileAtOwnAddress,
} from '../../../people/index.ts'
import { findPlanOwner } from '../../use-cases/own-plan.ts'
import { lockInvitedAtOwnAddress } from '../data/invited-plan-queries.ts'
import type { PlanClientContext, PlanClientKey } from '../plan-client-context.ts'

/**
 * Lets an account that says it is a client of a plan take up what waits at its verified address with the plan's
 * practitioner, without an invitation's link, so that it is not two of its practitioner's clients. Answers whether an
 * invitation to this plan waited.
 */
export async function takeUpAtAddress(
  context: PlanClientContext,
  tx: Db,
  { recommendationId, clientId }: PlanClientKey,
  now: Date,
): Promise<boolean> {
  const practitionerId = await findPlanOwner(tx, recommendationId)
  if (practitionerId === null) return false
  const client = { practitionerId, clientId }
  await holdFilesOfAccount(tx, client)
  const invited = await lockInvitedAtOwnAddress(tx, { recommendationId, callerId: clientId })
  await joinFilesAtAddress(tx, context, client, now)
  return invited !== null
}

/**
 * Joins to clients what their practitioners keep at an address that they verified only afterwards: of who saved a plan
 * before, or changed to an address that was invited. Each in its own transaction; it may be repeated.
 */
export async function takeUpOnceVerified(context: PlanClientContext, now: Date): Promise<void> {
  for (const client of await listClientsWithFileAtOwnAddress(context.db))
    await context.db.transaction(async (tx) => {
      await holdFilesOfAccount(tx, client)
      await joinFilesAtAddress(tx, context, client, now)
    })
}
