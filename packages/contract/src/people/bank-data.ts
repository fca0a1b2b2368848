import { z } from 'zod'
import { CountryCode, Id, Instant, Line } from '../wire.ts'
import { bankAccountTypes, businessTypes, companyForms } from '../words/people.ts'

/** Country rules of specification section 5: `bankCode` for US and AU only, holder and account type for US only. */
export const BankDataInput = z.strictObject({
  /** Company or holder name. */
  accountHolder: Line(120),
  iban: Line(42),
  bic: Line(11).nullable().default(null),
  bankName: Line(120).nullable().default(null),
  bankCountryId: CountryCode,
  bankCode: Line(20).optional(),
  bankAccountHolderType: z.enum(businessTypes).optional(),
  bankAccountType: z.enum(bankAccountTypes).optional(),
})

/** The account number is shown to its owner and accounting by its last four signs only. */
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
  companyName: Line(120).nullable().default(null),
  registrationNumber: Line(40).nullable().default(null),
  vatNumber: Line(20).nullable().default(null),
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
