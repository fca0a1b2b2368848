import { z } from 'zod'
import { CountryCode, Id, Instant, Line } from '../wire.ts'
import { payoutLengths } from '../words/lengths.ts'
import { bankAccountTypes, businessTypes, companyForms } from '../words/people.ts'

/**
 * Country rules of docs/specification.md, section 5: `bankCode` for US and AU only, holder and account type for US
 * only.
 */
export const BankDataInput = z.strictObject({
  /** Company or holder name. */
  accountHolder: Line(payoutLengths.accountHolder),
  iban: Line(payoutLengths.iban),
  bic: Line(payoutLengths.bic).nullable().default(null),
  bankName: Line(payoutLengths.bankName).nullable().default(null),
  bankCountryId: CountryCode,
  bankCode: Line(payoutLengths.bankCode).optional(),
  bankAccountHolderType: z.enum(businessTypes).optional(),
  bankAccountType: z.enum(bankAccountTypes).optional(),
})

/** Only the last four characters of the account number are shown, to its owner and accounting. */
export const BankData = z.object({
  practitionerId: Id,
  accountHolder: z.string(),
  ibanEnd: z.string(),
  bic: z.string().nullable(),
  bankName: z.string().nullable(),
  bankCountryId: CountryCode,
  bankCode: z.string().nullable(),
  bankAccountHolderType: z.enum(businessTypes).nullable(),
  bankAccountType: z.enum(bankAccountTypes).nullable(),
  updatedAt: Instant,
})
export type BankData = z.infer<typeof BankData>

export const FinancialInfoInput = z.strictObject({
  businessType: z.enum(businessTypes),
  companyForm: z.enum(companyForms).nullable().default(null),
  companyName: Line(payoutLengths.companyName).nullable().default(null),
  registrationNumber: Line(payoutLengths.registrationNumber).nullable().default(null),
  vatNumber: Line(payoutLengths.vatNumber).nullable().default(null),
  /** Small businesses that charge no VAT. */
  isVatExempt: z.boolean().default(false),
  taxCountryId: CountryCode,
})

export const FinancialInfo = z.object({
  businessType: z.enum(businessTypes),
  companyForm: z.enum(companyForms).nullable(),
  companyName: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  vatNumber: z.string().nullable(),
  vatStatus: z.enum(['Valid', 'FormatValid', 'Invalid', 'None']),
  isVatExempt: z.boolean(),
  taxCountryId: CountryCode,
  updatedAt: Instant,
})
export type FinancialInfo = z.infer<typeof FinancialInfo>
