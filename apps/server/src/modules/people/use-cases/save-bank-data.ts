import { countedBankFields } from '@salvia/rules/people/bank-data'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import { checkBankAccount } from '../check-bank-account.ts'
import { practitioners } from '../data/people-tables.ts'
import { bankAccounts } from '../data/settings-tables.ts'
import type { Concerned, PeopleWork } from '../people-work.ts'

const SHOWN_SIGNS = 4

type BankAccount = Parameters<typeof countedBankFields>[0] & { bankName: string | null }

/**
 * Sets where a practitioner's commission is paid to: number and holder are kept encrypted. Throws not-found for who is
 * no practitioner, and invalid with every field that is wrong.
 */
export async function saveBankData(
  { db, sealed }: PeopleWork,
  { userId: practitionerId, actor }: Concerned,
  given: BankAccount,
  now: Date,
): Promise<void> {
  checkBankAccount(given)
  const { accountHolder, iban, ...plain } = countedBankFields(given)
  const fields = {
    ...plain,
    bankName: plain.bankName || null,
    sealedHolder: sealed.seal(accountHolder),
    sealedNumber: sealed.seal(iban),
    numberEnd: iban.slice(-SHOWN_SIGNS),
    updatedAt: now,
  }
  await db.transaction(async (tx) => {
    const [owner] = await tx.select().from(practitioners).where(eq(practitioners.userId, practitionerId))
    if (!owner) throw notFound('user')
    await tx
      .insert(bankAccounts)
      .values({ practitionerId, ...fields })
      .onConflictDoUpdate({ target: bankAccounts.practitionerId, set: fields })
    const subject = { type: 'User', id: practitionerId }
    const details = { bankCountryId: fields.bankCountryId }
    await recordAudit(tx, { event: 'BankDataSet', actorId: actor.userId, subject, details }, now)
  })
}
