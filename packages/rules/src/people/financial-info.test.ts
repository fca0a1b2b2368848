import { expect, test } from 'vitest'
import { countedFinancialFields, findFinancialFaults } from './financial-info.ts'

const company = {
  businessType: 'Company' as const,
  companyForm: 'PrivateCompany' as const,
  companyName: 'De Linde B.V.',
  vatNumber: 'NL123456789B01',
  isVatExempt: false,
}

test.for([
  ['a whole company', {}, []],
  ['a company without a form', { companyForm: null }, ['companyForm']],
  ['a company without a name', { companyName: '' }, ['companyName']],
  ['a company without a VAT number', { vatNumber: null }, ['vatNumber']],
  ['a small business without a VAT number', { vatNumber: null, isVatExempt: true }, []],
  [
    'an individual',
    { businessType: 'Individual', companyForm: null, companyName: null, vatNumber: null },
    [],
  ],
] as const)('%s', ([, change, ids]) => {
  expect(findFinancialFaults({ ...company, ...change })).toEqual(ids.map((id) => ({ id, error: 'required' })))
})

test('an individual keeps nothing of a company but its own VAT number', () => {
  expect(countedFinancialFields({ ...company, businessType: 'Individual' })).toEqual({
    ...company,
    businessType: 'Individual',
    companyForm: null,
    companyName: null,
  })
})

test('empty texts are none', () => {
  expect(countedFinancialFields({ ...company, companyName: '', vatNumber: '' })).toEqual({
    ...company,
    companyName: null,
    vatNumber: null,
  })
  expect(countedFinancialFields(company)).toEqual(company)
})
