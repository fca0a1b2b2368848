import { fullName } from '@salvia/rules/people/full-name'
import type { Payee } from '@salvia/rules/wallet/payout-obstacle'
import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { byLetters } from '#db/order-by'
import type { SealedText } from '#kernel/sealed-text'
import { users } from '../../identity/index.ts'
import {
  bankAccountFaults,
  bankAccounts,
  financialInfos,
  isCommissionLawful,
  practitioners,
  userAddresses,
} from '../../people/index.ts'
import { supplyDay } from '../../reference/index.ts'
import { ledgerAccounts } from '../../wallet/index.ts'

export type BankAccountRow = typeof bankAccounts.$inferSelect

/** A practitioner with what decides on a payout. `available` in EUR cents. */
export type PayeeFound = Payee & {
  practitionerId: string
  fullName: string
  isMonthly: boolean
  available: number
  bank: BankAccountRow | null
}

type Reading = { db: Db; sealed: SealedText }

const hasRow = (table: typeof financialInfos | typeof userAddresses, which: SQL | undefined) =>
  sql<boolean>`exists (select 1 from ${table} where ${which})`

const isBilling = and(
  eq(userAddresses.userId, users.id),
  eq(userAddresses.kind, 'Billing'),
  eq(userAddresses.isComplete, true),
)

const selectPayees = (db: Db, at: Date) =>
  db
    .select({
      user: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        status: users.userStatusId,
      },
      practitioner: {
        isCommissionEnabled: practitioners.isCommissionEnabled,
        isAllowedToReceiveCommission: practitioners.isAllowedToReceiveCommission,
        payCommissionsMonthly: practitioners.payCommissionsMonthly,
      },
      isLawful: isCommissionLawful(sql`${supplyDay(at)}::date`),
      bank: bankAccounts,
      hasTaxStatus: hasRow(financialInfos, eq(financialInfos.practitionerId, users.id)),
      hasAddress: hasRow(userAddresses, isBilling),
      available: sql<number>`coalesce(${ledgerAccounts.balance}, 0)::bigint`.mapWith(Number),
    })
    .from(users)
    .innerJoin(practitioners, eq(practitioners.userId, users.id))
    .leftJoin(bankAccounts, eq(bankAccounts.practitionerId, users.id))
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.id, sql`'available:' || ${users.id}`))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectPayees>>[number]

function isValid(sealed: SealedText, row: BankAccountRow | null): boolean {
  if (row === null) return false
  const { sealedHolder, sealedNumber, bankCode, bankAccountHolderType, bankAccountType, ...plain } = row
  const faults = bankAccountFaults({
    ...plain,
    accountHolder: sealed.open(sealedHolder),
    iban: sealed.open(sealedNumber),
    bankCode: bankCode ?? undefined,
    bankAccountHolderType: bankAccountHolderType ?? undefined,
    bankAccountType: bankAccountType ?? undefined,
  })
  return faults.length === 0
}

const toPayee = (sealed: SealedText, { user, practitioner, bank, available, ...has }: Row): PayeeFound => ({
  practitionerId: user.id,
  fullName: fullName(user),
  isErased: user.status === 'Deleted',
  isApproved: user.status === 'Approved',
  isCommissionLawful: has.isLawful,
  isAllowedToReceiveCommission: practitioner.isAllowedToReceiveCommission,
  hasBusinessAccount: practitioner.isCommissionEnabled && has.hasTaxStatus && has.hasAddress && bank !== null,
  isBankAccountValid: isValid(sealed, bank),
  bankHeldUntil: bank?.heldUntil ?? null,
  isMonthly: practitioner.payCommissionsMonthly,
  available,
  bank,
})

/** These practitioners with what decides on their payouts at a time. */
export async function listPayees(
  { db, sealed }: Reading,
  practitionerIds: string[],
  at: Date,
): Promise<Map<string, PayeeFound>> {
  if (practitionerIds.length === 0) return new Map()
  const rows = await selectPayees(db, at).where(inArray(users.id, practitionerIds))
  return new Map(rows.map((row) => [row.user.id, toPayee(sealed, row)]))
}

/**
 * The same, whose accounts, flags and bank data stay as they are until the transaction ends. A share lock: other writes
 * of a wallet need the account's row too.
 */
export async function lockPayees(
  { tx, sealed }: { tx: Db; sealed: SealedText },
  practitionerIds: string[],
  at: Date,
): Promise<Map<string, PayeeFound>> {
  if (practitionerIds.length === 0) return new Map()
  const rows = await selectPayees(tx, at)
    .where(inArray(users.id, practitionerIds))
    .orderBy(asc(users.id))
    .for('share', { of: [users, practitioners] })
  return new Map(rows.map((row) => [row.user.id, toPayee(sealed, row)]))
}

/** Practitioners with money in their wallets, or of these ids, by name; for the run of a month. */
export async function listOwed({ db, sealed }: Reading, alsoIds: string[], at: Date): Promise<PayeeFound[]> {
  const isAlso = alsoIds.length > 0 ? inArray(users.id, alsoIds) : undefined
  const rows = await selectPayees(db, at)
    .where(or(gt(ledgerAccounts.balance, 0), isAlso))
    .orderBy(byLetters(users.lastName), byLetters(users.firstName), asc(users.id))
  return rows.map((row) => toPayee(sealed, row))
}
