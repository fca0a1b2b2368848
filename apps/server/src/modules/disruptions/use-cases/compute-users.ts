import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { utcDay } from '@salvia/rules/format/days'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { listOrdersOfPlanClients } from '../../orders/index.ts'
import { listRunOuts } from '../../plans/index.ts'
import { disruptionUsers, productDisruptions } from '../data/disruption-tables.ts'
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

/**
 * Finds out whom a disruption that became ready touches, with flags, impact and the day on which each client’s packs are
 * used up. Idempotent: a run that died is done again, and one for a disruption that was taken back does nothing.
 */
export async function computeUsers(
  { db, now }: Pick<DisruptionContext, 'db' | 'now'>,
  disruptionId: string,
): Promise<void> {
  const d = productDisruptions
  const isAwaited = and(eq(d.id, disruptionId), eq(d.status, 'Ready'), isNull(d.computedAt))
  const [awaited] = await db.select({ productId: d.productId }).from(d).where(isAwaited)
  if (!awaited) return
  const touched = { disruptionId, productId: awaited.productId }
  await insertTouched(db, touched)
  await computeRunOuts(db, touched, now())
  await db.update(d).set({ computedAt: now() }).where(isAwaited)
}
