import { findBankFaults, plainAccountNumber } from '@salvia/rules/people/bank-data'
import { getCountrySpecifications, isValidBIC, isValidIBAN } from 'ibantools'
import { invalid } from '#kernel/domain-error'
import { isCountry } from '../../reference/index.ts'

const specifications: Partial<Record<string, { IBANRegistry?: boolean }>> = getCountrySpecifications()

type BankAccount = Parameters<typeof findBankFaults>[0]

/** What is wrong with an account in its bank's country, a field each; empty when nothing is. */
export function bankAccountFaults(account: BankAccount): { id: string; error: string }[] {
  const { bankCountryId, iban, bic } = account
  const checks = {
    usesIban: specifications[bankCountryId]?.IBANRegistry === true,
    isIban: isValidIBAN(plainAccountNumber(iban)),
    isBic: bic !== null && isValidBIC(plainAccountNumber(bic)),
  }
  return isCountry(bankCountryId)
    ? findBankFaults(account, checks)
    : [{ id: 'bankCountryId', error: 'country_unknown' }]
}

/** Throws invalid, with every wrong field, for an account that is not valid in the bank's country. */
export function checkBankAccount(account: BankAccount): void {
  const faults = bankAccountFaults(account)
  if (faults.length > 0) throw invalid('bank_data_invalid', 'Please check the bank details.', faults)
}
