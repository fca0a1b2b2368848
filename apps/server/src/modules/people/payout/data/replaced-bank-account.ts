import type { SealedText } from '#kernel/sealed-text'
import type { bankAccounts } from '../../profile/data/settings-tables.ts'

type BankRow = typeof bankAccounts.$inferSelect

/** A bank account for restoring: number and holder decrypted, to be encrypted as a whole by the caller that stores it. */
export type ReplacedBankAccount =
  | (Omit<BankRow, 'practitionerId' | 'sealedHolder' | 'sealedNumber' | 'heldUntil' | 'updatedAt'> & {
      accountHolder: string
      iban: string
    })
  | null

export function storeReplacedBankAccount(sealed: SealedText, row: BankRow | undefined): ReplacedBankAccount {
  if (!row) return null
  const { practitionerId: _, sealedHolder, sealedNumber, heldUntil: ___, updatedAt: __, ...plain } = row
  return { ...plain, accountHolder: sealed.open(sealedHolder), iban: sealed.open(sealedNumber) }
}
