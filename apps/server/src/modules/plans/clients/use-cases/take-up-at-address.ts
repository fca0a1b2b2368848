import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import {
  type ClientOf,
  joinFile,
  listClientsWithFileAtOwnAddress,
  lockFilesAtOwnAddress,
} from '../../../people/index.ts'
import { recommendations } from '../../data/plan-tables.ts'
import { listPlansOfClient } from '../data/follow-queries.ts'
import { lockInvitedAtOwnAddress } from '../data/invited-plan-queries.ts'
import type { PlanClientContext, PlanClientKey } from '../plan-client-context.ts'
import { deriveClients } from './derive-clients.ts'

/**
 * Lets an account take up one invitation at a time, until the transaction ends: each moves what its practitioner did on
 * all plans, so that two would wait for each other.
 */
export const oneTakingAtATime = (tx: Db, clientId: string): Promise<void> =>
  oneAtATime(tx, `take-up:${clientId}`)

/** Joins the practitioner's files of an account's verified address to the account, which is the practitioner's client. */
async function joinFilesAtAddress(
  context: PlanClientContext,
  tx: Db,
  { practitionerId, clientId }: ClientOf,
  now: Date,
): Promise<void> {
  const files = await lockFilesAtOwnAddress(tx, { practitionerId, clientId })
  if (files.length === 0) return
  for (const from of files) await joinFile(tx, context, { practitionerId, from, to: clientId }, now)
  await deriveClients(tx, context, await listPlansOfClient(tx, { practitionerId, clientId }), now)
}

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
  await oneTakingAtATime(tx, clientId)
  const invited = await lockInvitedAtOwnAddress(tx, { recommendationId, callerId: clientId })
  const [plan] = await tx
    .select({ practitionerId: recommendations.practitionerId })
    .from(recommendations)
    .where(eq(recommendations.id, recommendationId))
  if (plan) await joinFilesAtAddress(context, tx, { ...plan, clientId }, now)
  return invited !== null
}

/**
 * Joins to clients what their practitioners keep at an address that they verified only afterwards: of who saved a plan
 * before, or changed to an address that was invited. Each in its own transaction; it may be repeated.
 */
export async function takeUpOnceVerified(context: PlanClientContext, now: Date): Promise<void> {
  for (const client of await listClientsWithFileAtOwnAddress(context.db))
    await context.db.transaction(async (tx) => {
      await oneTakingAtATime(tx, client.clientId)
      await joinFilesAtAddress(context, tx, client, now)
    })
}
