import type { WalletStatement } from '@salvia/contract/wallet/wallet-statement'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { runningBalance } from '@salvia/rules/wallet/running-balance'
import { and, asc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { journalEntries, postings } from './ledger-tables.ts'
import { getWalletOwner } from './wallet-owner.ts'
import { walletTransactions } from './wallet-tables.ts'

/** More than a year of a busy practice; a longer period is asked for in parts. */
const MOST_LINES = 5000

export type StatementAsked = { practitionerId: string; from: CalendarDay; to: CalendarDay }

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })
const startOf = (day: CalendarDay) => new Date(`${day}T00:00:00.000Z`)
/** Its last instant, as instants are kept: the day after the last of 9999 cannot be written. */
const endOf = (day: CalendarDay) => new Date(`${day}T23:59:59.999Z`)

const available = (practitionerId: string) => eq(postings.accountId, `available:${practitionerId}`)

/** What was available when a day began. */
async function balanceBefore(db: Db, practitionerId: string, start: Date): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${postings.amount}), 0)::bigint`.mapWith(Number) })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.id, postings.entryId))
    .where(and(available(practitionerId), lt(journalEntries.postedAt, start)))
  return row?.amount ?? 0
}

async function listEntries(db: Db, { practitionerId, from, to }: StatementAsked) {
  const { type, orderNumber, reference, reason, amount: whole } = walletTransactions
  const rows = await db
    .select({
      id: postings.id,
      postedAt: journalEntries.postedAt,
      ...{ type, orderNumber, reference, reason, whole },
      amount: postings.amount,
    })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.id, postings.entryId))
    .innerJoin(walletTransactions, eq(walletTransactions.id, journalEntries.transactionId))
    .where(
      and(
        available(practitionerId),
        gte(journalEntries.postedAt, startOf(from)),
        lte(journalEntries.postedAt, endOf(to)),
      ),
    )
    .orderBy(asc(journalEntries.postedAt), asc(postings.id))
    .limit(MOST_LINES + 1)
  return rows.map(({ whole: amount, ...row }) => ({
    ...row,
    postedAt: row.postedAt.toISOString(),
    isReversal: Math.sign(amount) !== Math.sign(row.amount),
    amount: euros(row.amount),
  }))
}

/**
 * What was available from a day to another, by UTC, entry by entry. From the ledger, so that it opens with what the
 * statement before closed with. Throws not-found for who has no wallet, invalid for a period that ends before it begins or
 * has too many entries.
 */
export async function readStatement(db: Db, asked: StatementAsked): Promise<WalletStatement> {
  const { practitionerId, from, to } = asked
  if (to < from)
    throw invalid('days_contradict', 'The period ends before it begins.', [
      { id: 'to', error: 'days_contradict' },
    ])
  const practitioner = await getWalletOwner(db, practitionerId)
  const entries = await listEntries(db, asked)
  if (entries.length > MOST_LINES)
    throw invalid(
      'export_too_large',
      `A statement has at most ${MOST_LINES} entries. Choose a shorter period.`,
    )
  const opening = euros(await balanceBefore(db, practitionerId, startOf(from)))
  const lines = runningBalance(entries, opening)
  return { practitioner, from, to, opening, closing: lines.at(-1)?.balance ?? opening, lines }
}
