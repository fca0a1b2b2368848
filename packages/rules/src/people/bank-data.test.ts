import { expect, test } from 'vitest'
import { countedBankFields, extraBankFields, findBankFaults, plainAccountNumber } from './bank-data.ts'

const dutch = { accountHolder: 'S. van Dijk', iban: 'NL91 ABNA 0417 1643 00', bic: null, bankCountryId: 'NL' }
const american = {
  accountHolder: 'Jane Doe',
  iban: '0001-2345-6789',
  bic: null,
  bankCountryId: 'US',
  bankCode: '021000021',
  bankAccountHolderType: 'Individual' as const,
  bankAccountType: 'Checking' as const,
}
const good = { usesIban: true, isIban: true, isBic: true }
const noIban = { usesIban: false, isIban: false, isBic: true }

test.for([
  ['US', { bankCode: true, bankAccountHolderType: true, bankAccountType: true }],
  ['AU', { bankCode: true, bankAccountHolderType: false, bankAccountType: false }],
  ['NL', { bankCode: false, bankAccountHolderType: false, bankAccountType: false }],
  ['GB', { bankCode: false, bankAccountHolderType: false, bankAccountType: false }],
] as const)('the further fields of an account in %s', ([country, fields]) => {
  expect(extraBankFields(country)).toEqual(fields)
})

test('a number is kept without its spaces and dashes, in upper case', () => {
  expect(plainAccountNumber(' nl91 abna-0417 1643 00 ')).toBe('NL91ABNA0417164300')
})

test('fields of another country are dropped', () => {
  expect(countedBankFields({ ...american, bic: ' abnanl2a ', bankCountryId: 'NL' })).toEqual({
    accountHolder: 'Jane Doe',
    iban: '000123456789',
    bic: 'ABNANL2A',
    bankCountryId: 'NL',
    bankCode: null,
    bankAccountHolderType: null,
    bankAccountType: null,
  })
  expect(countedBankFields({ ...dutch, bankCountryId: 'US' })).toMatchObject({
    bankCode: null,
    bankAccountHolderType: null,
    bankAccountType: null,
  })
  expect(countedBankFields(american)).toMatchObject({
    bankCode: '021000021',
    bankAccountHolderType: 'Individual',
    bankAccountType: 'Checking',
  })
})

test.for([
  ['a right IBAN', dutch, good, []],
  ['no holder', { ...dutch, accountHolder: '  ' }, good, [{ id: 'accountHolder', error: 'required' }]],
  ['no number', { ...dutch, iban: ' ' }, good, [{ id: 'iban', error: 'required' }]],
  ['wrong check digits', dutch, { ...good, isIban: false }, [{ id: 'iban', error: 'iban_invalid' }]],
  [
    'an IBAN of another country',
    { ...dutch, bankCountryId: 'DE' },
    good,
    [{ id: 'iban', error: 'iban_country_differs' }],
  ],
  ['a right BIC', { ...dutch, bic: 'ABNANL2A' }, good, []],
  ['a wrong BIC', { ...dutch, bic: 'X' }, { ...good, isBic: false }, [{ id: 'bic', error: 'bic_invalid' }]],
  [
    'a BIC of another country than the IBAN',
    { ...dutch, bic: 'DEUTDEFF' },
    good,
    [{ id: 'bic', error: 'bic_country_differs' }],
  ],
  [
    'a BIC of another country than the bank’s, of an account without an IBAN',
    { ...american, bic: 'DEUTDEFF' },
    noIban,
    [{ id: 'bic', error: 'bic_country_differs' }],
  ],
  [
    'a BIC of the bank’s country, of an account without an IBAN',
    { ...american, bic: 'CHASUS33' },
    noIban,
    [],
  ],
  ['a bank on Puerto Rico, whose accounts are American', { ...american, bic: 'BPPRPRSX' }, noIban, []],
  [
    'a BIC of another country than the bank’s, beside a wrong IBAN',
    { ...dutch, bic: 'DEUTDEFF' },
    { ...good, isIban: false },
    [
      { id: 'iban', error: 'iban_invalid' },
      { id: 'bic', error: 'bic_country_differs' },
    ],
  ],
  [
    'a bank on Jersey, whose IBANs are British',
    { ...dutch, iban: 'GB29 NWBK 6016 1331 9268 19', bic: 'NWBKJESX', bankCountryId: 'GB' },
    good,
    [],
  ],
  ['an account in the US', american, noIban, []],
  [
    'nothing that the US asks for',
    { ...dutch, iban: '12345', bankCountryId: 'US' },
    noIban,
    [
      { id: 'bankCode', error: 'required' },
      { id: 'bankAccountHolderType', error: 'required' },
      { id: 'bankAccountType', error: 'required' },
    ],
  ],
  [
    'eight digits for the US',
    { ...american, bankCode: '02100002' },
    noIban,
    [{ id: 'bankCode', error: 'bank_code_invalid' }],
  ],
  ...['021000012', '121000021', '012000021', '021000031', '000000000'].map(
    (bankCode) =>
      [
        `${bankCode}, whose check digit is wrong`,
        { ...american, bankCode },
        noIban,
        [{ id: 'bankCode', error: 'bank_code_check' }],
      ] as const,
  ),
  ['another right routing number', { ...american, bankCode: '0110 0001 5' }, noIban, []],
  [
    'seven digits for AU',
    { ...dutch, iban: '123456', bankCountryId: 'AU', bankCode: '0620000' },
    noIban,
    [{ id: 'bankCode', error: 'bank_code_invalid' }],
  ],
  ['a short number', { ...american, iban: '123' }, noIban, [{ id: 'iban', error: 'account_number_invalid' }]],
  [
    'a number behind other signs',
    { ...american, iban: '#12345678' },
    noIban,
    [{ id: 'iban', error: 'account_number_invalid' }],
  ],
  [
    'a number before other signs',
    { ...american, iban: '12345678#' },
    noIban,
    [{ id: 'iban', error: 'account_number_invalid' }],
  ],
  ['a number of four signs', { ...american, iban: '1234' }, noIban, []],
  [
    'a number of 35 signs',
    { ...american, iban: '1'.repeat(35) },
    noIban,
    [{ id: 'iban', error: 'account_number_invalid' }],
  ],
  ['an account in AU', { ...dutch, iban: '123456', bankCountryId: 'AU', bankCode: '062-000' }, noIban, []],
  [
    'an account in CA without a BIC',
    { ...dutch, iban: '1234567', bankCountryId: 'CA' },
    noIban,
    [{ id: 'bic', error: 'required' }],
  ],
] as const)('%s', ([, input, checks, faults]) => {
  expect(findBankFaults(input, checks)).toEqual(faults)
})
