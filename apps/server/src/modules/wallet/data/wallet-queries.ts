import type { Money } from '@salvia/contract/money'
import type { Payout } from '@salvia/contract/payouts/own-payouts'
import type { WalletTransaction } from '@salvia/contract/wallet/wallet'
import type { PractitionerAccount, WalletTransactionType } from '@salvia/contract/words/wallet'
import { negative } from '@salvia/rules/wallet/journal'
import { commissionStatusOf } from '@salvia/rules/wallet/transaction-state'
import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  max,
  min,
  ne,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderBy } from '#db/order-by'
import type { WalletReading } from '../wallet-context.ts'
import { idsOnPage } from './ids-on-page.ts'
import { journalEntries, ledgerAccounts, postings } from './ledger-tables.ts'
import { isShown, payoutMovements, walletTransactions } from './wallet-tables.ts'

type Balance = Record<PractitionerAccount, Money>

const euros = (amount: number): Money => ({ amount, currency: 'EUR' })
const sumOf = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number)

/** What the provider owes a practitioner, by account: the sum of the postings, as kept. */
export async function readBalance(db: Db, practitionerId: string): Promise<Balance> {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, amount: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.practitionerId, practitionerId))
  const of = (kind: PractitionerAccount) => euros(rows.find((row) => row.kind === kind)?.amount ?? 0)
  return { available: of('available'), pending: of('pending'), reserved: of('reserved') }
}

/**
 * Commission each order still promises a practitioner: its postings to the pending account, the single source of truth.
 */
const promisedTo = (db: Db, practitionerId: string) =>
  db
    .select({ transactionId: journalEntries.transactionId, amount: sumOf(postings.amount).as('promised') })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.id, postings.entryId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(and(eq(ledgerAccounts.practitionerId, practitionerId), eq(ledgerAccounts.kind, 'pending')))
    .groupBy(journalEntries.transactionId)
    .having(sql`sum(${postings.amount}) <> 0`)
    .as('promised')

/** Pending commission, EUR cents, and the number of orders it comes from; imported commission comes from none. */
export async function readPending(
  db: Db,
  practitionerId: string,
): Promise<{ amount: Money; ordersCount: number }> {
  const promised = promisedTo(db, practitionerId)
  const [row] = await db
    .select({
      amount: sql<number>`coalesce(sum(${promised.amount}), 0)::bigint`.mapWith(Number),
      ordersCount: sql<number>`count(${walletTransactions.orderId})::int`,
    })
    .from(promised)
    .innerJoin(walletTransactions, eq(walletTransactions.id, promised.transactionId))
  return { amount: euros(row?.amount ?? 0), ordersCount: row?.ordersCount ?? 0 }
}

type Page = { offset: number; limit: number; sort?: string | undefined }

const { id, createdAt, postedAt, amount } = walletTransactions
const newestFirst = [desc(createdAt), desc(id)]

/** Orders whose commission is pending, newest first. */
export async function listPendingOrders(
  { db, findAvailableAt }: WalletReading,
  practitionerId: string,
  page: Page,
) {
  const promised = promisedTo(db, practitionerId)
  const { orderId, orderNumber, planName } = walletTransactions
  const rows = await db
    .select({ orderId, orderNumber, planName, createdAt, commission: promised.amount })
    .from(promised)
    .innerJoin(walletTransactions, eq(walletTransactions.id, promised.transactionId))
    .where(isNotNull(orderId))
    .orderBy(...orderBy(page.sort, { placedAt: createdAt, commission: sql`${promised.amount}` }, newestFirst))
    .limit(page.limit)
    .offset(page.offset)
  const { ordersCount } = await readPending(db, practitionerId)
  const availableAt = await findAvailableAt(
    db,
    rows.flatMap(({ orderId: id }) => id ?? []),
  )
  const results = rows.map((row) => ({
    orderId: row.orderId ?? '',
    orderNumber: row.orderNumber ?? '',
    placedAt: row.createdAt.toISOString(),
    planName: row.planName,
    commission: euros(row.commission),
    availableAt: availableAt.get(row.orderId ?? '')?.toISOString() ?? null,
  }))
  return { results, count: ordersCount }
}

type ListedRow = { transaction: typeof walletTransactions.$inferSelect } & Record<'payout', PayoutPart | null>
type PayoutPart = Pick<typeof payoutMovements.$inferSelect, 'payoutId' | 'paidOutAt'>

/** A movement as its practitioner sees it. */
export const toTransaction = ({ transaction: row, payout }: ListedRow): WalletTransaction => ({
  id: row.id,
  type: row.type,
  status: row.status,
  commissionStatus: commissionStatusOf({ ...row, isPaidOut: (payout?.paidOutAt ?? null) !== null }),
  amount: { amount: row.amount, currency: row.currency },
  createdAt: row.createdAt.toISOString(),
  postedAt: row.postedAt?.toISOString() ?? null,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  planName: row.planName,
  reason: row.reason,
  payoutId: payout?.payoutId ?? null,
})

/** Movements of wallets with the payout that each belongs to. */
const selectTransactions = (db: Db) =>
  db
    .select({
      transaction: walletTransactions,
      payout: { payoutId: payoutMovements.payoutId, paidOutAt: payoutMovements.paidOutAt },
    })
    .from(walletTransactions)
    .leftJoin(payoutMovements, eq(payoutMovements.transactionId, walletTransactions.id))
    .$dynamic()

/** The movements that a payout pays, and those that it takes back after an earlier one paid them, newest first. */
export async function listPaidMovements(db: Db, payoutId: string): Promise<Payout['transactions']> {
  const { payoutId: paidBy, takenBackBy } = payoutMovements
  const isOfIt = or(eq(paidBy, payoutId), eq(takenBackBy, payoutId))
  const rows = await selectTransactions(db)
    .where(and(isOfIt, ne(walletTransactions.type, 'Payout')))
    .orderBy(...newestFirst)
  return rows.map((row) => {
    const transaction = toTransaction(row)
    const isReversal = transaction.payoutId !== payoutId
    return isReversal
      ? { ...transaction, amount: negative(transaction.amount), isReversal }
      : { ...transaction, isReversal }
  })
}

type PaidSum = {
  payoutId: string
  type: WalletTransactionType
  isTakenBack: boolean
  count: number
  amount: number
  first: Date | null
  last: Date | null
}

/** What payouts pay, by payout and kind of movement: how many, EUR cents, and when the first and last were posted. */
export async function sumPaidMovements(db: Db, payoutIds: string[]): Promise<Map<string, PaidSum[]>> {
  const { type } = walletTransactions
  const paid = await db
    .select({
      payoutId: payoutMovements.payoutId,
      type,
      isTakenBack: sql<boolean>`false`,
      count: count(),
      amount: sumOf(amount),
      first: min(postedAt),
      last: max(postedAt),
    })
    .from(payoutMovements)
    .innerJoin(walletTransactions, eq(walletTransactions.id, payoutMovements.transactionId))
    .where(and(inArray(payoutMovements.payoutId, payoutIds), ne(type, 'Payout')))
    .groupBy(payoutMovements.payoutId, type)
  const rows = [...paid, ...(await sumTakenBack(db, payoutIds))]
  return Map.groupBy(rows, ({ payoutId }) => payoutId)
}

/** What payouts take back, less than zero where it was a credit; it was posted when it was reversed. */
async function sumTakenBack(db: Db, payoutIds: string[]): Promise<PaidSum[]> {
  const { type } = walletTransactions
  const reversedAt = db
    .select({ transactionId: journalEntries.transactionId, at: max(journalEntries.postedAt).as('at') })
    .from(journalEntries)
    .innerJoin(payoutMovements, eq(payoutMovements.transactionId, journalEntries.transactionId))
    .where(inArray(payoutMovements.takenBackBy, payoutIds))
    .groupBy(journalEntries.transactionId)
    .as('reversed')
  const rows = await db
    .select({
      payoutId: payoutMovements.takenBackBy,
      type,
      count: count(),
      amount: sumOf(sql`-${amount}`),
      first: sql`min(${reversedAt.at})`.mapWith(journalEntries.postedAt),
      last: sql`max(${reversedAt.at})`.mapWith(journalEntries.postedAt),
    })
    .from(payoutMovements)
    .innerJoin(walletTransactions, eq(walletTransactions.id, payoutMovements.transactionId))
    .innerJoin(reversedAt, eq(reversedAt.transactionId, walletTransactions.id))
    .where(inArray(payoutMovements.takenBackBy, payoutIds))
    .groupBy(payoutMovements.takenBackBy, type)
  return rows.flatMap(({ payoutId, ...row }) =>
    payoutId === null ? [] : [{ ...row, payoutId, isTakenBack: true }],
  )
}

export type TransactionFilter = Page & {
  postedAtFrom?: string | undefined
  postedAtTo?: string | undefined
  createdFrom?: string | undefined
  createdTo?: string | undefined
  transactionTypes?: WalletTransactionType[] | undefined
}

/** Movements of a wallet, newest first. Filtering by posting time excludes unposted ones. */
export async function listTransactions(db: Db, practitionerId: string, filter: TransactionFilter) {
  const { postedAtFrom, postedAtTo, createdFrom, createdTo, transactionTypes } = filter
  const where = and(
    eq(walletTransactions.practitionerId, practitionerId),
    isShown,
    postedAtFrom ? gte(walletTransactions.postedAt, new Date(postedAtFrom)) : undefined,
    postedAtTo ? lte(walletTransactions.postedAt, new Date(postedAtTo)) : undefined,
    createdFrom ? gte(walletTransactions.createdAt, new Date(createdFrom)) : undefined,
    createdTo ? lte(walletTransactions.createdAt, new Date(createdTo)) : undefined,
    transactionTypes ? inArray(walletTransactions.type, transactionTypes) : undefined,
  )
  const order = [...orderBy(filter.sort, { createdAt, postedAt, amount }, [desc(createdAt)]), desc(id)]
  const onPage = idsOnPage(db, { ...filter, where, order })
  // At once, on two connections: counting a long wallet takes as long as reading a far page of it.
  const [rows, totalCount] = await Promise.all([
    selectTransactions(db)
      .where(inArray(id, onPage))
      .orderBy(...order),
    db.$count(walletTransactions, where),
  ])
  return { transactions: rows.map(toTransaction), totalCount }
}
