import { DAY_MS, MINUTE_MS } from '@salvia/contract/durations'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { RefillDue } from '@salvia/rules/plans/refills-due'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { restBetween } from '#kernel/jobs/rest-between'
import { listOrdersOfPlanClients } from '../../orders/index.ts'
import { listRefillsDue } from '../../plans/index.ts'
import { addUpMonths } from '../data/all-practitioners.ts'
import { insightSources } from '../data/insight-tables.ts'
import { addUpSpans, listNotAddedUp } from '../data/practitioner-spans.ts'
import { type CountedRefills, type MonthToCount, recountMonths } from '../data/recount-months.ts'
import { listTouchedMonths, type TouchedMonth } from '../data/touched-months.ts'

const SOURCE = 'all'
/** A transaction may commit this much later than the instant it wrote. */
const OVERLAP_MS = 10 * MINUTE_MS
/** Practitioners a transaction: few, so that it is short. */
const BATCH = 100
const SPANS_BATCH = 1000
/** An order decides about refills that came due this long before, and no longer. */
const REFILLS_MS = 60 * DAY_MS
const BEGINNING = new Date(0)

async function readUntil(db: Db): Promise<Date> {
  const [row] = await db.select().from(insightSources).where(eq(insightSources.source, SOURCE))
  return row ? new Date(row.readUntil.getTime() - OVERLAP_MS) : BEGINNING
}

const monthOf = ({ dueAt }: RefillDue) => `${dueAt.toISOString().slice(0, 7)}-01` as CalendarDay

function countRefills(due: RefillDue[], month: CalendarDay): CountedRefills {
  const ofMonth = due.filter((refill) => monthOf(refill) === month)
  return { due: ofMonth.length, made: ofMonth.filter(({ isRefilled }) => isRefilled).length }
}

/**
 * Brings the stored figures of all months up to date in which something happened since the last run. Idempotent: each
 * month is counted again from its sources, so that a run that dies is simply done again.
 */
export async function gatherInsights(db: Db, now: Date): Promise<void> {
  const since = await readUntil(db)
  const touched = await listTouchedMonths(db, { since, now })
  const lastMonth = `${now.toISOString().slice(0, 7)}-01` as CalendarDay
  const byPractitioner = [...Map.groupBy(touched, ({ practitionerId }) => practitionerId)]
  const rest = restBetween()
  for (let at = 0; at < byPractitioner.length; at += BATCH) {
    const batch = new Map(byPractitioner.slice(at, at + BATCH))
    await db.transaction(async (tx) => {
      const whose = { practitionerIds: [...batch.keys()], ordersOfClients: listOrdersOfPlanClients }
      const due = await listRefillsDue(tx, whose, now)
      await recountMonths(tx, monthsOf(batch, due, new Date(since.getTime() - REFILLS_MS)))
      await addUpSpans(tx, [...batch.keys()], lastMonth)
    })
    await rest()
  }
  await addUpTheRest(db, lastMonth)
  await db.transaction(addUpMonths)
  await db
    .insert(insightSources)
    .values({ source: SOURCE, readUntil: now })
    .onConflictDoUpdate({ target: insightSources.source, set: { readUntil: now } })
}

/** A new month moves the latest months of everybody. */
async function addUpTheRest(db: Db, lastMonth: CalendarDay): Promise<void> {
  const rest = restBetween()
  for (;;) {
    const practitionerIds = await listNotAddedUp(db, { lastMonth, limit: SPANS_BATCH })
    if (practitionerIds.length === 0) return
    await db.transaction((tx) => addUpSpans(tx, practitionerIds, lastMonth))
    await rest()
  }
}

/** The touched months, and those of refills that came due since an instant, each with its refills. */
function monthsOf(
  touched: Map<string, TouchedMonth[]>,
  due: Map<string, RefillDue[]>,
  refillsSince: Date,
): MonthToCount[] {
  return [...touched].flatMap(([practitionerId, months]) => {
    const own = due.get(practitionerId) ?? []
    const recent = own.filter(({ dueAt }) => dueAt >= refillsSince).map(monthOf)
    const all = new Set([...months.map(({ month }) => month), ...recent])
    return [...all].map((month) => ({ practitionerId, month, ...countRefills(own, month) }))
  })
}
