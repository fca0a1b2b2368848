import type { BankAccountType, BusinessType } from '@salvia/contract/words/people'

type BankFields = {
  accountHolder: string
  iban: string
  bic: string | null
  bankCountryId: string
  bankCode?: string | undefined
  bankAccountHolderType?: BusinessType | undefined
  bankAccountType?: BankAccountType | undefined
}

/** What the registers of numbers say of the fields, asked outside. */
type NumberChecks = {
  /** Whether accounts in the bank's country have an IBAN. */
  usesIban: boolean
  /** Form and check digits of the IBAN; its country is its first two letters. */
  isIban: boolean
  isBic: boolean
}

type BankFault = { id: keyof BankFields; error: string }

/**
 * Which further fields an account in a country has (docs/specification.md, section 5): a bank code in US and AU,
 * holder and type in US.
 */
export const extraBankFields = (bankCountryId: string) => ({
  bankCode: bankCountryId === 'US' || bankCountryId === 'AU',
  bankAccountHolderType: bankCountryId === 'US',
  bankAccountType: bankCountryId === 'US',
})

/** An account number as it is compared and kept: upper case, without spaces and dashes. */
export const plainAccountNumber = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

/**
 * The fields that count in the bank's country; what another country's form left behind is dropped
 * (docs/specification.md, section 5).
 */
export function countedBankFields<T extends BankFields>(input: T) {
  const extra = extraBankFields(input.bankCountryId)
  return {
    ...input,
    iban: plainAccountNumber(input.iban),
    bic: input.bic ? plainAccountNumber(input.bic) : null,
    bankCode: extra.bankCode ? (input.bankCode ?? null) : null,
    bankAccountHolderType: extra.bankAccountHolderType ? (input.bankAccountHolderType ?? null) : null,
    bankAccountType: extra.bankAccountType ? (input.bankAccountType ?? null) : null,
  }
}

const bankCodes: Record<string, RegExp> = { US: /^\d{9}$/, AU: /^\d{3}-?\d{3}$/ }
const ACCOUNT_NUMBER = /^[A-Z0-9]{4,34}$/

function numberError(iban: string, country: string, { usesIban, isIban }: NumberChecks): string | null {
  if (iban === '') return 'required'
  if (!usesIban) return ACCOUNT_NUMBER.test(iban) ? null : 'account_number_invalid'
  if (!isIban) return 'iban_invalid'
  return iban.startsWith(country) ? null : 'iban_country_differs'
}

/** Places whose banks have a country code of their own and accounts of the country. */
const territories: Record<string, string[]> = {
  AU: ['CC', 'CX', 'NF'],
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  GB: ['GG', 'IM', 'JE'],
  US: ['AS', 'GU', 'MP', 'PR', 'VI'],
}

type Counted = Pick<BankFields, 'bankCountryId' | 'iban' | 'bic'>

/** The countries that the BIC of an account in `country` can name. */
const banksOf = (country: string): string[] => [country, ...(territories[country] ?? [])]

function bicError({ bic, iban, bankCountryId: country }: Counted, { usesIban, isIban, isBic }: NumberChecks) {
  if (bic === null) return usesIban || country === 'US' || country === 'AU' ? null : 'required'
  if (!isBic) return 'bic_invalid'
  const holding = isIban ? iban.slice(0, 2) : country
  return banksOf(holding).includes(bic.slice(4, 6)) ? null : 'bic_country_differs'
}

const routingWeights = [3, 7, 1]

/** The check digit of a routing number of the US, which the American Bankers Association defines. */
function isRoutingNumber(nine: string): boolean {
  const sum = [...nine].reduce(
    (total, digit, at) => total + Number(digit) * Number(routingWeights[at % 3]),
    0,
  )
  return sum > 0 && sum % 10 === 0
}

/** A BSB of AU has six digits and no check digit. */
function bankCodeError(code: string | null, country: string): string | null {
  const form = bankCodes[country]
  if (!form) return null
  if (!code) return 'required'
  const plain = code.replace(/\s/g, '')
  if (!form.test(plain)) return 'bank_code_invalid'
  return country === 'US' && !isRoutingNumber(plain) ? 'bank_code_check' : null
}

/**
 * What is wrong with a bank account by the rules of its country (docs/specification.md, section 5), a field each;
 * empty when nothing is.
 */
export function findBankFaults(input: BankFields, checks: NumberChecks): BankFault[] {
  const given = countedBankFields(input)
  const { bankCountryId: country } = given
  const extra = extraBankFields(country)
  const errors: Record<string, string | null> = {
    accountHolder: given.accountHolder.trim() === '' ? 'required' : null,
    iban: numberError(given.iban, country, checks),
    bic: bicError(given, checks),
    bankCode: bankCodeError(given.bankCode, country),
    bankAccountHolderType: extra.bankAccountHolderType && !given.bankAccountHolderType ? 'required' : null,
    bankAccountType: extra.bankAccountType && !given.bankAccountType ? 'required' : null,
  }
  return Object.entries(errors).flatMap(([id, error]) =>
    error === null ? [] : [{ id: id as keyof BankFields, error }],
  )
}
