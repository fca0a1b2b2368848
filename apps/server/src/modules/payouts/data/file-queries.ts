import type { PayoutFile, PayoutSummary } from '@salvia/contract/payouts/admin-payouts'
import { nextRunAfter } from '@salvia/rules/wallet/payout-month'
import { payoutObstacle } from '@salvia/rules/wallet/payout-obstacle'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { supplyDay } from '../../reference/index.ts'
import { fileKindOf } from './bank-account-kind.ts'
import { listPayees } from './payee-queries.ts'
import type { Reading } from './payout-queries.ts'
import { payoutFiles, payouts, payoutTransfers } from './payout-tables.ts'

const { outcome } = payoutTransfers

const selectFiles = (db: Db) =>
  db
    .select({
      file: payoutFiles,
      confirmed: sql<number>`count(*) filter (where ${outcome} = 'Confirmed')::int`,
      returned: sql<number>`count(*) filter (where ${outcome} = 'Returned')::int`,
    })
    .from(payoutFiles)
    .leftJoin(payoutTransfers, eq(payoutTransfers.fileId, payoutFiles.id))
    .groupBy(payoutFiles.id)
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectFiles>>[number]

const toFile = ({ file, confirmed, returned }: Row): PayoutFile => ({
  id: file.id,
  kind: file.kind,
  madeAt: file.madeAt.toISOString(),
  sentAt: file.sentAt?.toISOString() ?? null,
  transfers: file.transfers,
  total: { amount: file.total, currency: 'EUR' },
  confirmed,
  returned,
})

/** Files of payouts, the newest first. */
export async function listFiles(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const rows = await selectFiles(db)
    .orderBy(desc(payoutFiles.madeAt), desc(payoutFiles.id))
    .limit(limit)
    .offset(offset)
  return { results: rows.map(toFile), count: await db.$count(payoutFiles) }
}

/** One of them. Throws not-found. */
export async function getFile(db: Db, fileId: string): Promise<PayoutFile> {
  const [row] = await selectFiles(db).where(eq(payoutFiles.id, fileId))
  if (!row) throw notFound('file')
  return toFile(row)
}

type Sum = { count: number; amount: number }

const figureOf = (amounts: Sum[]) => ({
  count: amounts.reduce((sum, { count }) => sum + count, 0),
  amount: { amount: amounts.reduce((sum, { amount }) => sum + amount, 0), currency: 'EUR' as const },
})

/** What is to be done about payouts: which wait for which file, which for something else, and which for the bank. */
export async function readSummary(
  reading: Reading,
  isSellerComplete: boolean,
  now: Date,
): Promise<PayoutSummary> {
  const { db, sealed } = reading
  const sums = await db
    .select({
      practitionerId: payouts.practitionerId,
      status: payouts.status,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${payouts.amount})::bigint`.mapWith(Number),
    })
    .from(payouts)
    .where(sql`${payouts.status} <> 'PaidOut'`)
    .groupBy(payouts.practitionerId, payouts.status)
  const pending = sums.filter(({ status }) => status === 'Pending')
  const payees = await listPayees(
    reading,
    pending.map(({ practitionerId }) => practitionerId),
    now,
  )
  const placed = pending.map((sum) => {
    const payee = payees.get(sum.practitionerId)
    const isHeld = !payee?.bank || payoutObstacle(payee, now) !== null
    return { ...sum, place: isHeld || !payee.bank ? 'Held' : fileKindOf(sealed, payee.bank) }
  })
  return {
    sepa: figureOf(placed.filter(({ place }) => place === 'Sepa')),
    manual: figureOf(placed.filter(({ place }) => place === 'Manual')),
    held: figureOf(placed.filter(({ place }) => place === 'Held')),
    inFile: figureOf(sums.filter(({ status }) => status === 'Completed')),
    nextRunOn: nextRunAfter(supplyDay(now)),
    isSellerComplete,
  }
}
