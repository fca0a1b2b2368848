import type { AdminPayout } from '@salvia/contract/payouts/admin-payouts'
import type { NextPayout, Payout } from '@salvia/contract/payouts/own-payouts'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { MONTHLY_PAYOUT_MINIMUM } from '@salvia/contract/words/payouts'
import type { PayoutStatus } from '@salvia/contract/words/wallet'
import { SUPPLY_TIME_ZONE } from '@salvia/rules/format/days'
import { nextRunAfter } from '@salvia/rules/wallet/payout-month'
import { payoutObstacle, requestObstacle } from '@salvia/rules/wallet/payout-obstacle'
import { and, desc, eq, exists, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { byLetters, orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import type { SealedText } from '#kernel/sealed-text'
import { users } from '../../identity/index.ts'
import { supplyDay } from '../../reference/index.ts'
import { listPaidMovements } from '../../wallet/index.ts'
import { fileKindOf } from './bank-account-kind.ts'
import { listPayees, type PayeeFound } from './payee-queries.ts'
import { payoutFiles, payouts, payoutTransfers } from './payout-tables.ts'
import { listDocumentNumbers } from './self-billing-queries.ts'
import { selfBillings } from './self-billing-tables.ts'

export type Reading = { db: Db; sealed: SealedText }
type Row = typeof payouts.$inferSelect
type Transfer = Pick<
  typeof payoutTransfers.$inferSelect,
  'fileId' | 'numberEnd' | 'bankName' | 'bankCountryId' | 'sealedNumber'
> & { fileSentAt: Date | null }

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })
const iso = (at: Date | null): string | null => at?.toISOString() ?? null

type Listed = { payout: Row; transfer: Transfer | null; payee: PayeeFound | undefined; number: string }

const accountOf = ({ transfer, payee }: Listed) => {
  const account = transfer ?? payee?.bank
  if (!account) return null
  const { numberEnd, bankName, bankCountryId } = account
  return { numberEnd, bankName, bankCountryId }
}

const obstacleOf = ({ payout, payee }: Listed, now: Date) => {
  if (payout.status !== 'Pending') return null
  return payee ? payoutObstacle(payee, now) : ('AccountErased' as const)
}

const toPart = (listed: Listed, now: Date) => {
  const { payout, number } = listed
  return {
    id: payout.id,
    status: payout.status,
    origin: payout.origin,
    amount: { amount: payout.amount, currency: payout.currency },
    createdAt: payout.createdAt.toISOString(),
    completedAt: iso(payout.completedAt),
    paidOutAt: iso(payout.paidOutAt),
    returnedAt: iso(payout.returnedAt),
    returnReason: payout.returnReason,
    obstacle: obstacleOf(listed, now),
    account: accountOf(listed),
    documentNumber: number,
  }
}

/** Payouts with the transfer that they are in, who they are for and their documents' numbers. */
async function complete({ db, sealed }: Reading, rows: Row[], now: Date): Promise<Listed[]> {
  const ids = rows.map(({ id }) => id)
  const { outcome } = payoutTransfers
  const live = await db
    .select({ ...getTableColumns(payoutTransfers), fileSentAt: payoutFiles.sentAt })
    .from(payoutTransfers)
    .innerJoin(payoutFiles, eq(payoutFiles.id, payoutTransfers.fileId))
    .where(and(inArray(payoutTransfers.payoutId, ids), or(isNull(outcome), ne(outcome, 'Returned'))))
  const transfers = new Map(live.map((transfer) => [transfer.payoutId, transfer]))
  const practitionerIds = [...new Set(rows.map((row) => row.practitionerId))]
  const payees = await listPayees({ db, sealed }, practitionerIds, now)
  const numbers = await listDocumentNumbers(db, ids)
  return rows.map((payout) => ({
    payout,
    transfer: transfers.get(payout.id) ?? null,
    payee: payees.get(payout.practitionerId),
    number: numbers.get(payout.id) ?? '',
  }))
}

/** A practitioner's own payout with the movements that it pays. Throws not-found for anyone else's. */
export async function getOwnPayout(
  reading: Reading,
  { practitionerId, payoutId }: { practitionerId: string; payoutId: string },
  now: Date,
): Promise<Payout> {
  const { db } = reading
  const isOwn = and(eq(payouts.id, payoutId), eq(payouts.practitionerId, practitionerId))
  const [listed] = await complete(reading, await db.select().from(payouts).where(isOwn), now)
  if (!listed) throw notFound('payout')
  const [document] = await db.select().from(selfBillings).where(eq(selfBillings.payoutId, payoutId))
  return {
    ...toPart(listed, now),
    carriedOver: euros(document?.content.settlement.carriedOver ?? 0),
    transactions: await listPaidMovements(db, payoutId),
  }
}

const toAdminPayout = (sealed: SealedText, listed: Listed, now: Date): AdminPayout => {
  const { payout, transfer, payee } = listed
  const account = transfer ?? payee?.bank ?? null
  return {
    ...toPart(listed, now),
    practitioner: { id: payout.practitionerId, fullName: payee?.fullName ?? '' },
    fileKind: account && fileKindOf(sealed, account),
    fileId: transfer?.fileId ?? null,
    fileSentAt: iso(transfer?.fileSentAt ?? null),
  }
}

export type PayoutFilter = {
  offset: number
  limit: number
  sort?: string | undefined
  status?: PayoutStatus[] | undefined
  practitionerId?: string | undefined
  createdFrom?: CalendarDay | undefined
  createdTo?: CalendarDay | undefined
  fileId?: string | undefined
}

const createdOn = sql`(${payouts.createdAt} at time zone ${SUPPLY_TIME_ZONE})::date`

function filterOf(db: Db, { status, practitionerId, createdFrom, createdTo, fileId }: PayoutFilter) {
  const inFile = db
    .select({ one: sql`1` })
    .from(payoutTransfers)
    .where(and(eq(payoutTransfers.payoutId, payouts.id), eq(payoutTransfers.fileId, fileId ?? '')))
  return and(
    status && inArray(payouts.status, status),
    practitionerId ? eq(payouts.practitionerId, practitionerId) : undefined,
    createdFrom && sql`${createdOn} >= ${createdFrom}`,
    createdTo && sql`${createdOn} <= ${createdTo}`,
    fileId ? exists(inFile) : undefined,
  )
}

/** Payouts of all practitioners, the newest first. */
export async function listPayouts(reading: Reading, filter: PayoutFilter, now: Date) {
  const { db, sealed } = reading
  const where = filterOf(db, filter)
  const { createdAt, amount, paidOutAt } = payouts
  const rows = await db
    .select({ payout: payouts })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.practitionerId))
    .where(where)
    .orderBy(
      ...orderBy(filter.sort, { createdAt, amount, paidOutAt, name: byLetters(users.lastName) }, [
        desc(createdAt),
        desc(payouts.id),
      ]),
    )
    .limit(filter.limit)
    .offset(filter.offset)
  const listed = await complete(
    reading,
    rows.map(({ payout }) => payout),
    now,
  )
  return {
    results: listed.map((each) => toAdminPayout(sealed, each, now)),
    count: await db.$count(payouts, where),
  }
}

/** One of them. Throws not-found. */
export async function getPayout(reading: Reading, payoutId: string, now: Date): Promise<AdminPayout> {
  const rows = await reading.db.select().from(payouts).where(eq(payouts.id, payoutId))
  const [listed] = await complete(reading, rows, now)
  if (!listed) throw notFound('payout')
  return toAdminPayout(reading.sealed, listed, now)
}

/** What a practitioner would be paid next, and what is in the way. Throws not-found for anyone else. */
export async function readNextPayout(
  reading: Reading,
  practitionerId: string,
  now: Date,
): Promise<NextPayout> {
  const payee = (await listPayees(reading, [practitionerId], now)).get(practitionerId)
  if (!payee) throw notFound('user')
  const { id, status, amount, currency, createdAt } = payouts
  const open = await reading.db
    .select({ id, status, amount, currency, createdAt })
    .from(payouts)
    .where(and(eq(payouts.practitionerId, practitionerId), ne(status, 'PaidOut')))
    .orderBy(desc(createdAt))
  return {
    available: euros(payee.available),
    isMonthly: payee.isMonthly,
    minimum: euros(MONTHLY_PAYOUT_MINIMUM),
    nextRunOn: nextRunAfter(supplyDay(now)),
    requestObstacle: requestObstacle(payee, now),
    obstacle: payoutObstacle(payee, now),
    bankHeldUntil: iso(payee.bankHeldUntil),
    open: open.map((row) => ({
      id: row.id,
      status: row.status,
      amount: { amount: row.amount, currency: row.currency },
      createdAt: row.createdAt.toISOString(),
    })),
  }
}
