import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { utcDay } from '@salvia/rules/format/days'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { listOrdersOfPlanClients } from '../../orders/index.ts'
import { listRunOuts } from '../../plans/index.ts'
import { disruptionHistory, disruptionUsers, productDisruptions } from '../data/disruption-tables.ts'
import { insertTouched, listFollowedClients } from '../data/touched-statements.ts'
import type { DisruptionContext } from '../disruption-context.ts'

/** Clients whose supply is read at a time: few, so that requests do not wait until all of it is computed. */
const BATCH = 250
/** While one batch is read from the database, the days of the other are computed. */
const AT_ONCE = 2
/** Days written by one statement. */
const WRITTEN = 10_000

type Touched = { disruptionId: string; productId: string }

async function writeRunOuts(db: Db, disruptionId: string, days: [string, CalendarDay][]): Promise<void> {
  const clientIds = sql.param(days.map(([clientId]) => clientId))
  const runOuts = sql.param(days.map(([, day]) => day))
  await db
    .update(disruptionUsers)
    .set({ runsOutOn: sql`v.day` })
    .from(sql`unnest(${clientIds}::uuid[], ${runOuts}::date[]) as v (client_id, day)`)
    .where(and(eq(disruptionUsers.disruptionId, disruptionId), sql`${disruptionUsers.userId} = v.client_id`))
}

async function computeRunOuts(db: Db, touched: Touched, now: Date): Promise<void> {
  const { disruptionId, productId } = touched
  // Two ids each: those of a hundred thousand clients take some megabytes.
  const followed = await listFollowedClients(db, touched)
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
  const days = [...endOf].map(([clientId, end]): [string, CalendarDay] => [clientId, utcDay(new Date(end))])
  for (let from = 0; from < days.length; from += WRITTEN)
    await writeRunOuts(db, disruptionId, days.slice(from, from + WRITTEN))
}

type Awaited = Touched & {
  /** How often it became ready: more than before when it was taken back meanwhile, which forgot who is touched. */
  timesReady: number
}

/** What waits to be computed, kept from being moved until the transaction ends. */
async function lockAwaited(
  tx: Db,
  disruptionId: string,
  strength: 'share' | 'update',
): Promise<Awaited | undefined> {
  const d = productDisruptions
  const h = disruptionHistory
  const [awaited] = await tx
    .select({ productId: d.productId })
    .from(d)
    .where(and(eq(d.id, disruptionId), eq(d.status, 'Ready'), isNull(d.computedAt)))
    .for(strength)
  if (!awaited) return undefined
  const timesReady = await tx.$count(h, and(eq(h.disruptionId, disruptionId), eq(h.to, 'Ready')))
  return { disruptionId, productId: awaited.productId, timesReady }
}

/** Writes down whom it touches, while it cannot be taken back: else people would be left in a draft. */
const insertAwaited = (db: Db, disruptionId: string): Promise<Awaited | undefined> =>
  db.transaction(async (tx) => {
    const awaited = await lockAwaited(tx, disruptionId, 'share')
    if (awaited) await insertTouched(tx, awaited)
    return awaited
  })

const endComputing = (db: Db, begun: Awaited, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const awaited = await lockAwaited(tx, begun.disruptionId, 'update')
    if (awaited?.timesReady !== begun.timesReady) return
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
  const awaited = await insertAwaited(db, disruptionId)
  if (!awaited) return
  await computeRunOuts(db, awaited, now())
  await endComputing(db, awaited, now())
}
