import type { RunPreview } from '@salvia/contract/payouts/admin-payouts'
import { runObstacle } from '@salvia/rules/wallet/payout-obstacle'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { toPage } from '#kernel/http/page'
import type { SealedText } from '#kernel/sealed-text'
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

/** Practitioners with money, or paid by this month's run, with why the run leaves them out; null where it pays. */
export async function listRun(reading: Reading, month: string, at: Date) {
  const paid = await listPaidOfMonth(reading.db, { month })
  return (await listOwed(reading, [...paid], at)).map((payee) => ({
    payee,
    obstacle: runObstacle({ ...payee, isPaidThisMonth: paid.has(payee.practitionerId) }, at),
  }))
}

/** Who the run of a month would pay at a moment, those first, and why not the others. */
export async function previewRun(
  reading: Reading,
  { month, at }: { month: string; at: Date },
  page: Page,
): Promise<RunPreview> {
  const run = await listRun(reading, month, at)
  const payable = run.filter(({ obstacle }) => obstacle === null)
  const rows = [...payable, ...run.filter(({ obstacle }) => obstacle !== null)]
  const results = rows.slice(page.offset, page.offset + page.limit).map(({ payee, obstacle }) => ({
    practitioner: { id: payee.practitionerId, fullName: payee.fullName },
    available: euros(payee.available),
    obstacle,
  }))
  const total = payable.reduce((sum, { payee }) => sum + payee.available, 0)
  return {
    ...toPage(results, rows.length, page),
    payable: { count: payable.length, amount: euros(total) },
  }
}
