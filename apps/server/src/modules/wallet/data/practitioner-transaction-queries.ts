import type { PractitionerTransaction } from '@salvia/contract/wallet/practitioner-transactions'
import type {
  CommissionStatus,
  PractitionerAccount,
  WalletTransactionStatus,
  WalletTransactionType,
} from '@salvia/contract/words/wallet'
import { needsSecondLook } from '@salvia/rules/wallet/manual-transaction'
import { statusesOfCommission } from '@salvia/rules/wallet/transaction-state'
import { and, desc, eq, gte, ilike, inArray, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { likePattern } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { users } from '../../identity/index.ts'
import { idsOnPage } from './ids-on-page.ts'
import { journalEntries, ledgerAccounts, postings } from './ledger-tables.ts'
import { toTransaction } from './wallet-queries.ts'
import { isShown, payoutMovements, walletTransactions } from './wallet-tables.ts'

/** Whose movements a caller sees: of all practitioners, or of one. Accounting also sees who worked on them. */
export type Viewer = { isAccounting: boolean; userId: string }

const [enterer, poster, canceler] = [
  alias(users, 'enterer'),
  alias(users, 'poster'),
  alias(users, 'canceler'),
]

const selectTransactions = (db: Db) =>
  db
    .select({
      transaction: walletTransactions,
      payout: { payoutId: payoutMovements.payoutId, paidOutAt: payoutMovements.paidOutAt },
      practitioner: fullNameOf(users),
      enterer: fullNameOf(enterer),
      poster: fullNameOf(poster),
      canceler: fullNameOf(canceler),
    })
    .from(walletTransactions)
    .innerJoin(users, eq(users.id, walletTransactions.practitionerId))
    .leftJoin(payoutMovements, eq(payoutMovements.transactionId, walletTransactions.id))
    .leftJoin(enterer, eq(enterer.id, walletTransactions.enteredBy))
    .leftJoin(poster, eq(poster.id, walletTransactions.postedBy))
    .leftJoin(canceler, eq(canceler.id, walletTransactions.canceledBy))

type Row = Awaited<ReturnType<typeof selectTransactions>>[number]

const person = (id: string | null, fullName: string | null) =>
  id === null || fullName === null ? null : { id, fullName }

function toPractitionerTransaction(found: Row, { isAccounting }: Viewer): PractitionerTransaction {
  const { transaction: row } = found
  const transaction = toTransaction(found)
  const seen = <T>(value: T): T | null => (isAccounting ? value : null)
  return {
    ...transaction,
    practitioner: { id: row.practitionerId, fullName: found.practitioner },
    reference: row.reference,
    enteredBy: seen(person(row.enteredBy, found.enterer)),
    postedBy: seen(person(row.postedBy, found.poster)),
    canceledBy: seen(person(row.canceledBy, found.canceler)),
    needsSecondLook: seen(row.enteredBy !== null && needsSecondLook(transaction.amount)),
    version: row.version,
  }
}

export type TransactionFilter = {
  practitionerId?: string | undefined
  statuses?: WalletTransactionStatus[] | undefined
  commissionStatus?: CommissionStatus | undefined
  transactionTypes?: WalletTransactionType[] | undefined
  createdFrom?: string | undefined
  createdTo?: string | undefined
  orderNumber?: string | undefined
  isManual?: boolean | undefined
}

const isEnteredByHand = (isManual: boolean) => (isManual ? isNotNull : isNull)(walletTransactions.enteredBy)

const isPaidOut = sql`exists (select 1 from ${payoutMovements}
  where ${payoutMovements.transactionId} = ${walletTransactions.id} and ${payoutMovements.paidOutAt} is not null)`

const isThatFar = (far: CommissionStatus): SQL | undefined =>
  and(
    inArray(walletTransactions.status, statusesOfCommission(far)),
    far === 'PaidOut' ? isPaidOut : not(isPaidOut),
  )

const found = (filter: TransactionFilter): SQL | undefined =>
  and(
    filter.practitionerId ? eq(walletTransactions.practitionerId, filter.practitionerId) : undefined,
    filter.statuses ? inArray(walletTransactions.status, filter.statuses) : undefined,
    filter.commissionStatus ? isThatFar(filter.commissionStatus) : undefined,
    filter.transactionTypes ? inArray(walletTransactions.type, filter.transactionTypes) : undefined,
    filter.createdFrom ? gte(walletTransactions.createdAt, new Date(filter.createdFrom)) : undefined,
    filter.createdTo ? lte(walletTransactions.createdAt, new Date(filter.createdTo)) : undefined,
    filter.orderNumber ? ilike(walletTransactions.orderNumber, likePattern(filter.orderNumber)) : undefined,
    filter.isManual === undefined ? undefined : isEnteredByHand(filter.isManual),
  )

/** Accounting sees all, everyone else what is theirs. */
const seenBy = ({ isAccounting, userId }: Viewer) =>
  isAccounting ? undefined : and(eq(walletTransactions.practitionerId, userId), isShown)

type Page = { offset: number; limit: number; sort?: string | undefined }

/** Movements of the wallets that the caller sees, newest first. */
export async function listPractitionerTransactions(
  db: Db,
  viewer: Viewer,
  filter: TransactionFilter & Page,
): Promise<{ results: PractitionerTransaction[]; count: number }> {
  const where = and(seenBy(viewer), found(filter))
  const { createdAt, postedAt, amount, id } = walletTransactions
  const order = [...orderBy(filter.sort, { createdAt, postedAt, amount }, [desc(createdAt)]), desc(id)]
  const onPage = idsOnPage(db, { ...filter, where, order })
  const [rows, count] = await Promise.all([
    selectTransactions(db)
      .where(inArray(id, onPage))
      .orderBy(...order),
    db.$count(walletTransactions, where),
  ])
  return { results: rows.map((row) => toPractitionerTransaction(row, viewer)), count }
}

/** One movement. Throws not-found, also if it is of another one's wallet. */
export async function getPractitionerTransaction(
  db: Db,
  viewer: Viewer,
  transactionId: string,
): Promise<PractitionerTransaction> {
  const isIt = and(seenBy(viewer), eq(walletTransactions.id, transactionId))
  const [row] = await selectTransactions(db).where(isIt)
  if (!row) throw notFound('transaction')
  return toPractitionerTransaction(row, viewer)
}

/** What the movements that a filter finds come to on practitioners' accounts, EUR cents: the sum of their postings. */
export async function readTotals(db: Db, filter: TransactionFilter) {
  const rows = await db
    .select({
      kind: ledgerAccounts.kind,
      amount: sql<number>`sum(${postings.amount})::bigint`.mapWith(Number),
    })
    .from(walletTransactions)
    .innerJoin(journalEntries, eq(journalEntries.transactionId, walletTransactions.id))
    .innerJoin(postings, eq(postings.entryId, journalEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(and(isNotNull(ledgerAccounts.practitionerId), found(filter)))
    .groupBy(ledgerAccounts.kind)
  const of = (kind: PractitionerAccount) => ({
    amount: rows.find((row) => row.kind === kind)?.amount ?? 0,
    currency: 'EUR' as const,
  })
  return { available: of('available'), pending: of('pending'), reserved: of('reserved') }
}
