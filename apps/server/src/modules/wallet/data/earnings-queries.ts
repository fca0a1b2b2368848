import { EARNINGS_MONTHS, type MonthOfEarnings } from '@salvia/contract/wallet/wallet'
import { lastMonths } from '@salvia/rules/wallet/last-months'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { movementsOfCommission } from './commission-movements.ts'
import { journalEntries, ledgerAccounts, postings } from './ledger-tables.ts'
import { walletTransactions } from './wallet-tables.ts'

const orderMonth = sql<string>`to_char(${walletTransactions.createdAt} at time zone 'UTC', 'YYYY-MM')`

const postedTo = (account: 'pending' | 'available') =>
  sql<number>`coalesce(sum(${postings.amount}) filter (where ${ledgerAccounts.kind} = ${account}), 0)::bigint`.mapWith(
    Number,
  )

/**
 * Commission of the last six months, EUR cents, by the month in which the order was placed; a month begins at midnight
 * on its first day, UTC. From the ledger: what was posted has left pending, what was taken back is in neither,
 * whether before it was posted or by an adjustment later. Later
 * payouts do not lessen a month. Suspended commission is pending.
 */
export async function readEarnings(
  db: Db,
  practitionerId: string,
  now: Date,
): Promise<{ months: MonthOfEarnings[] }> {
  const months = lastMonths(now, EARNINGS_MONTHS)
  const rows = await db
    .select({ month: orderMonth, pending: postedTo('pending'), posted: postedTo('available') })
    .from(walletTransactions)
    .crossJoinLateral(movementsOfCommission)
    .innerJoin(journalEntries, eq(journalEntries.transactionId, sql`of_commission.id`))
    .innerJoin(postings, eq(postings.entryId, journalEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(
      and(
        eq(walletTransactions.practitionerId, practitionerId),
        eq(walletTransactions.type, 'Commission'),
        gte(walletTransactions.createdAt, new Date(`${months[0]}-01T00:00:00Z`)),
        eq(ledgerAccounts.practitionerId, practitionerId),
      ),
    )
    .groupBy(orderMonth)
  return {
    months: months.map((month) => {
      const row = rows.find((one) => one.month === month)
      return {
        month,
        pending: { amount: row?.pending ?? 0, currency: 'EUR' },
        posted: { amount: row?.posted ?? 0, currency: 'EUR' },
      }
    }),
  }
}
