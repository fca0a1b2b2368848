import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { lastPreviewDay, mayStartRun, monthOf } from '@salvia/rules/wallet/payout-month'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid } from '#kernel/domain-error'
import { supplyDay } from '../../reference/index.ts'
import { payoutRuns } from '../data/payout-tables.ts'
import { listRun } from '../data/run-queries.ts'
import { findPayingSeller, getPayingSeller } from '../paying-seller.ts'
import { inTransaction, type PayoutContext } from '../payout-context.ts'
import { openPayouts } from './open-payouts.ts'

/** A transaction of this many takes less than a second, during which their accounts are locked. */
const PAID_TOGETHER = 200

/** The queue that runs the payouts of a month. */
export const RUN_PAYOUTS = 'payouts.run'

/** Throws invalid for a day before today's month: its run would pay again who was paid by this month's. */
function refusePastMonth(date: CalendarDay, now: Date): void {
  if (monthOf(date) < monthOf(supplyDay(now)))
    throw invalid('payout_month_past', 'That month is over. Choose a day of this month or a later one.')
}

/** Throws invalid for a day of which no run is previewed: before this month, or after the run after the next. */
export function refuseUnpreviewed(date: CalendarDay, now: Date): void {
  refusePastMonth(date, now)
  if (date > lastPreviewDay(supplyDay(now)))
    throw invalid('payout_day_far', 'Runs are previewed until the one after the next.')
}

/** Throws invalid for a day that has not come: what is paid is what is available now. */
function refuseLaterDay(date: CalendarDay, today: CalendarDay): void {
  if (monthOf(date) > monthOf(today)) throw invalid('payout_month_ahead', 'This month has not begun yet.')
  if (date > today)
    throw invalid('payout_day_ahead', 'That day has not come yet. A run is started on its day.')
}

/**
 * Has the run of a day's month made by a job, however often it ran before. Throws invalid for a day that has not come
 * and a month that is over, conflict while the seller is not complete.
 */
export async function startRun(
  { db, jobs, config }: PayoutContext,
  { date, actorId }: { date: CalendarDay; actorId: string },
  now: Date,
): Promise<{ month: string }> {
  const [month, today] = [monthOf(date), supplyDay(now)]
  refuseLaterDay(date, today)
  refusePastMonth(date, now)
  return db.transaction(async (tx) => {
    await getPayingSeller(tx, config, today)
    const started = { startedAt: now, finishedAt: null }
    await tx
      .insert(payoutRuns)
      .values({ month, ...started })
      .onConflictDoUpdate({ target: payoutRuns.month, set: started })
    await jobs.send(tx, RUN_PAYOUTS, { month })
    const subject = { type: 'PayoutRun', key: month }
    await recordAudit(tx, { event: 'PayoutRunStarted', actorId, subject }, now)
    return { month }
  })
}

type Run = { month: string; due: string[] }

const payTogether = (context: PayoutContext, { month, due }: Run, now: Date) =>
  context.db.transaction((tx) =>
    openPayouts(inTransaction(context, tx), { practitionerIds: due, month }, now),
  )

/** Some in one transaction; where that fails, one by one, so that only what is wrong with one is left. */
async function paySome(context: PayoutContext, run: Run, now: Date): Promise<void> {
  try {
    await payTogether(context, run, now)
  } catch (error) {
    if (run.due.length <= 1) throw error
    for (const practitionerId of run.due) await payTogether(context, { ...run, due: [practitionerId] }, now)
  }
}

/**
 * Pays each practitioner who is due in a month, some in a transaction together: a run that dies is resumed and pays
 * nobody twice.
 */
export async function runPayouts(context: PayoutContext, month: string, now: Date): Promise<void> {
  const run = await listRun(context, { month, at: now })
  const due = run.flatMap(({ payee, obstacle }) => (obstacle === null ? [payee.practitionerId] : []))
  for (let at = 0; at < due.length; at += PAID_TOGETHER)
    await paySome(context, { month, due: due.slice(at, at + PAID_TOGETHER) }, now)
  await context.db.update(payoutRuns).set({ finishedAt: now }).where(eq(payoutRuns.month, month))
}

/**
 * On the 1st, by the seller's calendar, the run of the month; on later days what is left of one that did not finish.
 */
export async function runWhenDue(context: PayoutContext, now: Date): Promise<void> {
  const today = supplyDay(now)
  const month = monthOf(today)
  const [run] = await context.db.select().from(payoutRuns).where(eq(payoutRuns.month, month))
  if (run?.finishedAt || !mayStartRun(today, run !== undefined)) return
  if (!(await findPayingSeller(context.db, context.config, today))) return
  await context.db.insert(payoutRuns).values({ month, startedAt: now }).onConflictDoNothing()
  await runPayouts(context, month, now)
}
