import { compareKeys } from '@salvia/rules/format/in-order'
import { sql } from 'drizzle-orm'
import { committedSoon } from '#db/committed-soon'
import { restBetween } from '#kernel/jobs/rest-between'
import { listDue } from '../data/follow-queries.ts'
import type { PlanClientContext, PlanClientKey } from '../plan-client-context.ts'
import { deriveClients } from './derive-clients.ts'
import { isJoined } from './join-plans.ts'
import { recordOrder, recordOrders } from './record-orders.ts'
import { takeUpAtAddress } from './take-up-at-address.ts'

/** How many are read at once: each query for who is due skips all that were due before. */
const LISTED = 20_000
/** Small enough that neither requests nor writers of these clients wait for long. */
const BATCH = 100

/** Derives status and alert of the clients whose day has come, in small transactions; it may be repeated. */
export async function followClients(context: PlanClientContext, now: Date): Promise<void> {
  // Many become due at once when a practitioner chooses other days.
  const rest = restBetween()
  for (let found = LISTED; found === LISTED; ) {
    const due = await listDue(context.db, { now, limit: LISTED })
    found = due.length
    // Items and orders of a plan are read once for all of its clients in a batch.
    due.sort((one, other) => compareKeys(one.recommendationId, other.recommendationId))
    for (let from = 0; from < due.length; from += BATCH) {
      if (from > 0) await rest()
      const keys = due.slice(from, from + BATCH)
      await followSome(context, keys, now)
    }
  }
}

/** What a crash of the database takes back is due again. */
function followSome(context: PlanClientContext, keys: PlanClientKey[], now: Date): Promise<void> {
  return context.db.transaction(async (tx) => {
    await tx.execute(sql`select ${committedSoon.durability}`)
    await deriveClients(tx, context, keys, now)
  })
}

/**
 * Records an order in the journeys of the clients to whom it is attributed, with what counts for them since it was
 * placed, of each once, or in those of its plans as a guest's, with its consequences. Idempotent.
 */
export function followOrder(context: PlanClientContext, orderId: string, now: Date): Promise<void> {
  return context.db.transaction(async (tx) => {
    const clients = await context.clientsOfOrder(tx, orderId)
    // Who agreed to it with the order is a client by its account, and no longer by the address that was invited.
    for (const client of clients)
      if (await isJoined(tx, client)) await takeUpAtAddress(context, tx, client, now)
    await recordOrders(tx, context, clients)
    for (const { recommendationId, placedAt } of await context.plansOfGuestOrder(tx, orderId))
      await recordOrder(tx, { orderId, recommendationId, clientId: null }, placedAt)
    await deriveClients(tx, context, clients, now)
  })
}
