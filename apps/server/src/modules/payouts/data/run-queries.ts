import type { RunPreview } from '@salvia/contract/payouts/admin-payouts'
import { runObstacle } from '@salvia/rules/wallet/payout-obstacle'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { toPage } from '#kernel/http/page'
import type { SealedText } from '#kernel/sealed-text'
import { sumBecomingAvailable } from '../../orders/index.ts'
import { listOwed } from './payee-queries.ts'
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

/**
 * Practitioners with money, or paid by this month's run, with why the run leaves them out; null where it pays. `coming` is
 * what becomes available until then, EUR cents by practitioner, and counts like what is available.
 */
export async function listRun(
  reading: Reading,
  { month, at, coming = new Map() }: { month: string; at: Date; coming?: Map<string, number> },
) {
  const paid = await listPaidOfMonth(reading.db, { month })
  const payees = await listOwed(reading, [...new Set([...paid, ...coming.keys()])], at)
  return payees.map((payee) => {
    const { practitionerId } = payee
    const becomesAvailable = coming.get(practitionerId) ?? 0
    const available = payee.available + becomesAvailable
    const isPaidThisMonth = paid.has(practitionerId)
    return { payee, becomesAvailable, obstacle: runObstacle({ ...payee, available, isPaidThisMonth }, at) }
  })
}

/**
 * Who the run of a month would pay, those first, and why not the others: now, or at a later moment with the commission
 * that becomes available until then.
 */
export async function previewRun(
  reading: Reading,
  { month, at, now }: { month: string; at: Date; now: Date },
  page: Page,
): Promise<RunPreview> {
  const coming = at > now ? await sumBecomingAvailable(reading.db, at) : undefined
  const run = await listRun(reading, { month, at, ...(coming && { coming }) })
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
