import type { BankData, FinancialInfo } from '@salvia/contract/people/bank-data'
import { eq, inArray } from 'drizzle-orm'
import type { SealedText } from '#kernel/sealed-text'
import type { Reading } from '../../practitioners/data/practitioner-queries.ts'
import { bankAccounts, financialInfos } from '../../profile/data/settings-tables.ts'

type BankRow = typeof bankAccounts.$inferSelect
type FinancialRow = typeof financialInfos.$inferSelect

const toBankData = (row: BankRow, sealed: SealedText): BankData => ({
  practitionerId: row.practitionerId,
  accountHolder: sealed.open(row.sealedHolder),
  ibanEnd: row.numberEnd,
  bic: row.bic,
  bankName: row.bankName,
  bankCountryId: row.bankCountryId,
  bankCode: row.bankCode,
  bankAccountHolderType: row.bankAccountHolderType,
  bankAccountType: row.bankAccountType,
  updatedAt: row.updatedAt.toISOString(),
})

async function findRow({ db }: Reading, practitionerId: string): Promise<BankRow | null> {
  const [row] = await db.select().from(bankAccounts).where(eq(bankAccounts.practitionerId, practitionerId))
  return row ?? null
}

/** A practitioner's bank account, its number reduced to the last four characters. */
export async function findBankData(reading: Reading, practitionerId: string): Promise<BankData | null> {
  const row = await findRow(reading, practitionerId)
  return row && toBankData(row, reading.sealed)
}

/** The same with the full number, for accounting. */
export async function findWholeBankData(reading: Reading, practitionerId: string) {
  const row = await findRow(reading, practitionerId)
  if (!row) return null
  return { ...toBankData(row, reading.sealed), iban: reading.sealed.open(row.sealedNumber) }
}

const SHOWN_SIGNS = 4

/** A number masked for those who only need to recognise it. */
const masked = (number: string | null): string | null => number && `••••${number.slice(-SHOWN_SIGNS)}`

export function toFinancialInfo(
  row: FinancialRow,
  sealed: SealedText,
  { isWhole }: { isWhole: boolean },
): FinancialInfo {
  const open = (text: string | null): string | null => {
    const number = text === null ? null : sealed.open(text)
    return isWhole ? number : masked(number)
  }
  return {
    businessType: row.businessType,
    companyForm: row.companyForm,
    companyName: row.companyName,
    registrationNumber: open(row.sealedRegistrationNumber),
    vatNumber: open(row.sealedVatNumber),
    vatStatus: row.vatStatus,
    isVatExempt: row.isVatExempt,
    taxCountryId: row.taxCountryId,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The business data of practitioners, with full numbers, by practitioner. */
export async function findFinancialInfosOf({ db, sealed }: Reading, practitionerIds: string[]) {
  const rows = await db
    .select()
    .from(financialInfos)
    .where(inArray(financialInfos.practitionerId, practitionerIds))
  return new Map(rows.map((row) => [row.practitionerId, toFinancialInfo(row, sealed, { isWhole: true })]))
}

/** The same of one. */
export const findFinancialInfo = async (reading: Reading, practitionerId: string) =>
  (await findFinancialInfosOf(reading, [practitionerId])).get(practitionerId) ?? null
