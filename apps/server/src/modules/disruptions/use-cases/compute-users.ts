import { setImmediate as nextTurn } from 'node:timers/promises'
import { utcDay } from '@salvia/rules/format/days'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { listOrdersOfPlanClients } from '../../orders/index.ts'
import { listRunOuts } from '../../plans/index.ts'
import { disruptionHistory, productDisruptions } from '../data/disruption-tables.ts'
import { insertTouched, listFollowedClients, type RunOutDays } from '../data/touched-statements.ts'
import type { DisruptionContext } from '../disruption-context.ts'

/** Clients whose supply is read at a time: few, so that requests do not wait until all of it is computed. */
const BATCH = 250
/** While one batch is read from the database, the days of the other are computed. */
const AT_ONCE = 2

/** The day on which each client who ordered from a plan with the product has used it up. */
async function computeRunOuts(db: Db, productId: string, now: Date): Promise<RunOutDays> {
  // Two ids each: those of a hundred thousand clients take some megabytes.
  const followed = await listFollowedClients(db, productId)
  const endOf = new Map<string, number>()
  let at = 0
  async function readBatches(): Promise<void> {
    for (let keys = followed.slice(at, at + BATCH); keys.length > 0; keys = followed.slice(at, at + BATCH)) {
      at += BATCH
      const runOuts = await listRunOuts(
        db,
        { productId, keys, ordersOfClients: listOrdersOfPlanClients },
        now,
      )
      // One with several plans runs out when the first supply does.
      for (const { clientId, endsAt } of runOuts)
        endOf.set(clientId, Math.min(endOf.get(clientId) ?? Number.POSITIVE_INFINITY, endsAt.getTime()))
      await nextTurn()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readBatches))
  return new Map([...endOf].map(([clientId, end]) => [clientId, utcDay(new Date(end))]))
}

type Awaited = {
  disruptionId: string
  productId: string
  /** How often it became ready: more than before when it was taken back meanwhile. */
  timesReady: number
}

/** What waits to be computed; in a transaction it may be kept from being moved until that ends. */
async function findAwaited(db: Db, disruptionId: string, isKept = false): Promise<Awaited | undefined> {
  const d = productDisruptions
  const h = disruptionHistory
  const found = db
    .select({ productId: d.productId })
    .from(d)
    .where(and(eq(d.id, disruptionId), eq(d.status, 'Ready'), isNull(d.computedAt)))
  const [awaited] = await (isKept ? found.for('no key update') : found)
  if (!awaited) return undefined
  const timesReady = await db.$count(h, and(eq(h.disruptionId, disruptionId), eq(h.to, 'Ready')))
  return { disruptionId, productId: awaited.productId, timesReady }
}

/** Writes down whom it touches, while it cannot be taken back: else people would be left in a draft. */
const writeTouched = (db: Db, begun: Awaited, runOuts: RunOutDays, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const awaited = await findAwaited(tx, begun.disruptionId, true)
    if (awaited?.timesReady !== begun.timesReady) return
    await insertTouched(tx, awaited, runOuts)
    const isIt = eq(productDisruptions.id, begun.disruptionId)
    await tx.update(productDisruptions).set({ computedAt: now }).where(isIt)
  })

/**
 * Finds out whom a disruption that became ready touches, with flags, impact and the day on which each client’s packs are
 * used up. Idempotent: a run that died is done again, one for a disruption that was taken back does nothing, and one
 * whose disruption was taken back and became ready again meanwhile leaves it to the run that this began.
 */
export async function computeUsers(
  { db, now }: Pick<DisruptionContext, 'db' | 'now'>,
  disruptionId: string,
): Promise<void> {
  const awaited = await findAwaited(db, disruptionId)
  if (!awaited) return
  const runOuts = await computeRunOuts(db, awaited.productId, now())
  await writeTouched(db, awaited, runOuts, now())
}
