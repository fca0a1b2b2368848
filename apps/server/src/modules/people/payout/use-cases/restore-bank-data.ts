import { eq } from 'drizzle-orm'
import type { RestoreBankData } from '../../../identity/index.ts'
import { bankAccounts } from '../../profile/data/settings-tables.ts'
import type { KeptBankAccount } from '../data/kept-bank-account.ts'

/** Pays commission again to where it was paid before, or nowhere. */
export const restoreBankData: RestoreBankData = async (tx, { sealed, practitionerId, before }, now) => {
  await tx.delete(bankAccounts).where(eq(bankAccounts.practitionerId, practitionerId))
  const kept = before as KeptBankAccount
  if (kept === null) return
  const { accountHolder, iban, ...plain } = kept
  const secret = { sealedHolder: sealed.seal(accountHolder), sealedNumber: sealed.seal(iban) }
  await tx.insert(bankAccounts).values({ practitionerId, ...plain, ...secret, updatedAt: now })
}
