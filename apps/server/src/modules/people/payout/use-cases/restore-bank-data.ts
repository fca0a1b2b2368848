import { eq } from 'drizzle-orm'
import type { RestoreBankData } from '../../../identity/index.ts'
import { bankAccounts } from '../../profile/data/settings-tables.ts'
import type { ReplacedBankAccount } from '../data/replaced-bank-account.ts'
import { followBusinessAccount } from './follow-business-account.ts'

/** Restores the previous payout account, or none. */
export const restoreBankData: RestoreBankData = (tx, { sealed, jobs, practitionerId, before }, now) =>
  followBusinessAccount({ tx, jobs }, practitionerId, async () => {
    await tx.delete(bankAccounts).where(eq(bankAccounts.practitionerId, practitionerId))
    const kept = before as ReplacedBankAccount
    if (kept === null) return
    const { accountHolder, iban, ...plain } = kept
    const secret = { sealedHolder: sealed.seal(accountHolder), sealedNumber: sealed.seal(iban) }
    await tx.insert(bankAccounts).values({ practitionerId, ...plain, ...secret, updatedAt: now })
  })
