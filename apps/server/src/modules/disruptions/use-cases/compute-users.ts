import { setImmediate as nextTurn } from 'node:timers/promises'
import { utcDay } from '@salvia/rules/format/days'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { listOrdersOfPlanClients } from '../../orders/index.ts'
import { listRunOuts } from '../../plans/index.ts'
import { disruptionHistory, productDisruptions } from '../data/disruption-tables.ts'
import {
  insertTouched,
  listFollowedClients,
  listTouched,
  type RunOutDays,
} from '../data/touched-statements.ts'
import type { DisruptionContext } from '../disruption-context.ts'

/** Clients whose supply is read at a time: few, so that requests do not wait until all of it is computed. */
const BATCH = 250
/** People who are written down by a statement. */
const PART = 5000
/** While some batches are read from the database, the days of another are computed. */
const AT_ONCE = 3

/** What `work` does with each part of some rows, a few parts at once; requests are served in between. */
async function inParts<Row>(rows: Row[], size: number, work: (part: Row[]) => Promise<void>): Promise<void> {
  let at = 0
  async function takeParts(): Promise<void> {
    while (at < rows.length) {
      const part = rows.slice(at, at + size)
      at += size
      await work(part)
      await nextTurn()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeParts))
}

/** The day on which each client who ordered from a plan with the product has used it up. */
async function computeRunOuts(db: Db, productId: string, now: Date): Promise<RunOutDays> {
  // Two ids each: those of a hundred thousand clients take some megabytes.
  const followed = await listFollowedClients(db, productId)
  const endOf = new Map<string, number>()
  await inParts(followed, BATCH, async (keys) => {
    const runOuts = await listRunOuts(db, { productId, keys, ordersOfClients: listOrdersOfPlanClients }, now)
    // One with several plans runs out when the first supply does.
    for (const { clientId, endsAt } of runOuts)
      endOf.set(clientId, Math.min(endOf.get(clientId) ?? Number.POSITIVE_INFINITY, endsAt.getTime()))
  })
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
  // Several parts are written at once, each with a reference that locks it like this.
  const [awaited] = await (isKept ? found.for('key share') : found)
  if (!awaited) return undefined
  const timesReady = await db.$count(h, and(eq(h.disruptionId, disruptionId), eq(h.to, 'Ready')))
  return { disruptionId, productId: awaited.productId, timesReady }
}

/** Does a part of the work, unless it was taken back meanwhile, and keeps it from that until the part is done. */
const whileAwaited = (db: Db, begun: Awaited, work: (tx: Db) => Promise<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    const awaited = await findAwaited(tx, begun.disruptionId, true)
    if (awaited?.timesReady === begun.timesReady) await work(tx)
  })

/**
 * Finds out whom a disruption that became ready touches, with flags, impact and the day on which each client’s packs are
 * used up. People are written down in parts, which nobody is shown before all are there. Idempotent: a run that died is
 * done again, one for a disruption that was taken back does nothing, and one whose disruption was taken back and became
 * ready again meanwhile leaves it to the run that this began.
 */
export async function computeUsers(
  { db, now }: Pick<DisruptionContext, 'db' | 'now'>,
  disruptionId: string,
): Promise<void> {
  const awaited = await findAwaited(db, disruptionId)
  if (!awaited) return
  const { productId } = awaited
  const [touched, runOuts] = await Promise.all([
    listTouched(db, productId),
    computeRunOuts(db, productId, now()),
  ])
  await inParts(touched, PART, (people) =>
    whileAwaited(db, awaited, (tx) => insertTouched(tx, { disruptionId, people }, runOuts)),
  )
  await whileAwaited(db, awaited, (tx) =>
    tx.update(productDisruptions).set({ computedAt: now() }).where(eq(productDisruptions.id, disruptionId)),
  )
}
