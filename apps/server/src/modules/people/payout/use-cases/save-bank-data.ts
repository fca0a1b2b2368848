import { countedBankFields } from '@salvia/rules/people/bank-data'
import { bankHoldUntil } from '@salvia/rules/people/bank-hold'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import {
  confirmOwner,
  findDeviceSince,
  lockAccount,
  notifyOfChange,
  type OwnerProof,
} from '../../../identity/index.ts'
import { inTransaction, type PeopleContext, type Subject } from '../../people-context.ts'
import { practitioners } from '../../practitioners/data/practitioner-tables.ts'
import { bankAccounts } from '../../profile/data/settings-tables.ts'
import { checkBankAccount } from '../check-bank-account.ts'
import { storeReplacedBankAccount } from '../data/replaced-bank-account.ts'
import { followBusinessAccount } from './follow-business-account.ts'

const SHOWN_SIGNS = 4

type BankAccount = Parameters<typeof countedBankFields>[0] & { bankName: string | null }

/** Fields that accounts in most countries do not have. */
const nothing = { bankCode: null, bankAccountHolderType: null, bankAccountType: null }

type BankRow = typeof bankAccounts.$inferSelect

/** The fields of an account that determine where money goes, decrypted. */
const routingOf = (
  { sealed }: Pick<PeopleContext, 'sealed'>,
  row: Omit<BankRow, 'practitionerId' | 'heldUntil'>,
): string =>
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
 * Sets where a practitioner's commission is paid, confirmed by the caller's password or a code: number and holder are
 * stored encrypted, and when the account changes the practitioner is notified by mail with its last four characters and
 * can restore the previous one; set from a new device, nothing is paid to it for two days. Throws not-found if the caller is not a practitioner, invalid with every wrong field,
 * and what `confirmOwner` throws.
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
    const isAnother = !before || routingOf(context, before) !== routingOf(context, { ...nothing, ...fields })
    const heldUntil = isAnother
      ? bankHoldUntil(await findDeviceSince(tx, actor.sessionId), now)
      : before.heldUntil
    await followBusinessAccount({ tx, jobs: context.jobs }, practitionerId, () =>
      tx
        .insert(bankAccounts)
        .values({ practitionerId, ...fields, heldUntil })
        .onConflictDoUpdate({ target: bankAccounts.practitionerId, set: { ...fields, heldUntil } }),
    )
    const kind = heldUntil === null ? ('bankDataChanged' as const) : ('bankDataHeld' as const)
    const mail = { kind, reason: `•••• ${fields.numberEnd}` }
    const change = { kind: 'BankData' as const, before: storeReplacedBankAccount(sealed, before) }
    if (isAnother) await notifyOfChange(inTransaction(context, tx), { to: account, mail, change }, now)
    const subject = { type: 'User', id: practitionerId }
    const details = { bankCountryId: fields.bankCountryId }
    await recordAudit(tx, { event: 'BankDataSet', actorId: actor.userId, subject, details }, now)
  })
}
