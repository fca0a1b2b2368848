import { countedBankFields } from '@salvia/rules/people/bank-data'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import { confirmOwner, lockAccount, type OwnerProof, tellOfChange } from '../../../identity/index.ts'
import { inTransaction, type PeopleContext, type Subject } from '../../people-context.ts'
import { practitioners } from '../../practitioners/data/practitioner-tables.ts'
import { bankAccounts } from '../../profile/data/settings-tables.ts'
import { checkBankAccount } from '../check-bank-account.ts'
import { keepBankAccount } from '../data/kept-bank-account.ts'

const SHOWN_SIGNS = 4

type BankAccount = Parameters<typeof countedBankFields>[0] & { bankName: string | null }

/** What an account of most countries does not have. */
const nothing = { bankCode: null, bankAccountHolderType: null, bankAccountType: null }

type BankRow = typeof bankAccounts.$inferSelect

/** Everything of an account by which money finds its way, opened. */
const routingOf = ({ sealed }: Pick<PeopleContext, 'sealed'>, row: Omit<BankRow, 'practitionerId'>): string =>
  JSON.stringify([
    sealed.open(row.sealedHolder),
    sealed.open(row.sealedNumber),
    row.bic,
    row.bankCountryId,
    row.bankCode,
    row.bankAccountHolderType,
    row.bankAccountType,
  ])

/**
 * Sets where a practitioner's commission is paid to, by the caller's password or a code: number and holder are kept
 * encrypted, and the practitioner is told by mail when another account counts from now on, by its last four signs, and
 * can have back the one before. Throws not-found for who is no practitioner, invalid with every field that is wrong, and
 * what `confirmOwner` throws.
 */
export async function saveBankData(
  context: PeopleContext,
  { userId: practitionerId, actor }: Subject,
  { password, code, ...given }: BankAccount & OwnerProof,
  now: Date,
): Promise<void> {
  checkBankAccount(given)
  await confirmOwner(context, { caller: actor, password, code }, now)
  const { sealed } = context
  const { accountHolder, iban, ...plain } = countedBankFields(given)
  const fields = {
    ...plain,
    bankName: plain.bankName || null,
    sealedHolder: sealed.seal(accountHolder),
    sealedNumber: sealed.seal(iban),
    numberEnd: iban.slice(-SHOWN_SIGNS),
    updatedAt: now,
  }
  await context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, practitionerId)
    const isPractitioner = await tx.$count(practitioners, eq(practitioners.userId, practitionerId))
    if (!account || isPractitioner === 0) throw notFound('user')
    const [before] = await tx
      .select()
      .from(bankAccounts)
      .where(eq(bankAccounts.practitionerId, practitionerId))
    await tx
      .insert(bankAccounts)
      .values({ practitionerId, ...fields })
      .onConflictDoUpdate({ target: bankAccounts.practitionerId, set: fields })
    const isAnother = !before || routingOf(context, before) !== routingOf(context, { ...nothing, ...fields })
    const mail = { kind: 'bankDataChanged' as const, reason: `•••• ${fields.numberEnd}` }
    const change = { kind: 'BankData' as const, before: keepBankAccount(sealed, before) }
    if (isAnother) await tellOfChange(inTransaction(context, tx), { to: account, mail, change }, now)
    const subject = { type: 'User', id: practitionerId }
    const details = { bankCountryId: fields.bankCountryId }
    await recordAudit(tx, { event: 'BankDataSet', actorId: actor.userId, subject, details }, now)
  })
}
