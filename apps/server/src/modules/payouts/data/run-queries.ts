import type { RunPreview } from '@salvia/contract/payouts/admin-payouts'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { RunObstacle } from '@salvia/contract/words/payouts'
import { monthOf, previewMoment, runBefore } from '@salvia/rules/wallet/payout-month'
import { runObstacle } from '@salvia/rules/wallet/payout-obstacle'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { toPage } from '#kernel/http/page'
import type { SealedText } from '#kernel/sealed-text'
import { sumBecomingAvailable } from '../../orders/index.ts'
import { listOwed, type PayeeFound } from './payee-queries.ts'
import { payouts } from './payout-tables.ts'

type Reading = { db: Db; sealed: SealedText }
type Page = { offset: number; limit: number }

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })

/** Who was paid by the run of a month; of these practitioners alone, if any are named. */
export async function listPaidOfMonth(
  db: Db,
  { month, practitionerIds }: { month: string; practitionerIds?: string[] },
): Promise<Set<string>> {
  const isAsked = practitionerIds && inArray(payouts.practitionerId, practitionerIds)
  const rows = await db
    .select({ practitionerId: payouts.practitionerId })
    .from(payouts)
    .where(and(eq(payouts.month, month), isAsked))
  return new Set(rows.map(({ practitionerId }) => practitionerId))
}

/** A run that is made before the one in question: what it pays of `coming`, EUR cents by practitioner it pays. */
type EarlierRun = { month: string; pays: Map<string, number> }

/** A run of a day: `coming` is what becomes available until then, EUR cents by practitioner, and counts like what is. */
type Run = { month: string; at: Date; coming?: Map<string, number>; earlier?: EarlierRun | null }

/**
 * Practitioners with money, or paid by this month's run, with why the run leaves them out; null where it pays. All that is
 * available today is gone once an earlier run pays.
 */
export async function listRun(
  reading: Reading,
  { month, at, coming = new Map(), earlier = null }: Run,
): Promise<{ payee: PayeeFound; becomesAvailable: number; obstacle: RunObstacle | null }[]> {
  const paid = await listPaidOfMonth(reading.db, { month })
  const payees = await listOwed(reading, [...new Set([...paid, ...coming.keys()])], at)
  return payees.map((found) => {
    const { practitionerId } = found
    const paidBefore = earlier?.pays.get(practitionerId)
    const payee = paidBefore === undefined ? found : { ...found, available: 0 }
    const becomesAvailable = (coming.get(practitionerId) ?? 0) - (paidBefore ?? 0)
    const isPaidThisMonth = paid.has(practitionerId) || (paidBefore !== undefined && earlier?.month === month)
    const available = payee.available + becomesAvailable
    return { payee, becomesAvailable, obstacle: runObstacle({ ...payee, available, isPaidThisMonth }, at) }
  })
}

/** What a day's run is made of; of today, what is available now alone. */
async function runOf({ db }: Reading, day: CalendarDay, { today, now }: Today): Promise<Run> {
  const at = previewMoment(day, today, now)
  const coming = day > today ? { coming: await sumBecomingAvailable(db, at) } : {}
  return { month: monthOf(day), at, ...coming }
}

/** What the run pays that comes before a day's. */
async function findEarlierRun(reading: Reading, day: CalendarDay, clock: Today): Promise<EarlierRun | null> {
  const before = runBefore(day, clock.today)
  if (before === null) return null
  const run = await runOf(reading, before, clock)
  const rows = await listRun(reading, run)
  const payable = rows.filter(({ obstacle }) => obstacle === null)
  const pays = new Map(payable.map(({ payee, becomesAvailable }) => [payee.practitionerId, becomesAvailable]))
  return { month: run.month, pays }
}

type Today = { today: CalendarDay; now: Date }

/**
 * Who the run of a day would pay, those first, and why not the others: now, or on a later day with the commission that
 * becomes available until then, and without what an earlier run pays.
 */
export async function previewRun(
  reading: Reading,
  { date, ...clock }: Today & { date: CalendarDay },
  page: Page,
): Promise<RunPreview> {
  const earlier = await findEarlierRun(reading, date, clock)
  const all = await listRun(reading, { ...(await runOf(reading, date, clock)), earlier })
  const run = all.filter(({ obstacle }) => obstacle !== 'NothingAvailable')
  const payable = run.filter(({ obstacle }) => obstacle === null)
  const rows = [...payable, ...run.filter(({ obstacle }) => obstacle !== null)]
  const results = rows
    .slice(page.offset, page.offset + page.limit)
    .map(({ payee, becomesAvailable, obstacle }) => ({
      practitioner: { id: payee.practitionerId, fullName: payee.fullName },
      available: euros(payee.available),
      becomesAvailable: euros(becomesAvailable),
      obstacle,
    }))
  const total = payable.reduce((sum, { payee }) => sum + payee.available, 0)
  const comingTotal = payable.reduce((sum, { becomesAvailable }) => sum + becomesAvailable, 0)
  return {
    ...toPage(results, rows.length, page),
    payable: { count: payable.length, amount: euros(total), becomesAvailable: euros(comingTotal) },
  }
}
