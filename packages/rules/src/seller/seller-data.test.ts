import { expect, test } from 'vitest'
import { invoicedVatId, missingSellerFields, sellerLines } from './seller-data.ts'

const seller = {
  name: 'Salvia B.V.',
  streetName: 'Oudegracht',
  houseNumber: '12',
  postalCode: '3511 AB',
  city: 'Utrecht',
  countryId: 'NL',
  email: 'hello@salvia.example',
  vatIds: ['DE123456789', 'NL123456789B01'],
  bankHolder: 'Salvia B.V.',
  iban: 'NL91ABNA0417164300',
}

test('what is empty is missing', () => {
  expect(missingSellerFields(seller)).toEqual([])
  expect(missingSellerFields({ ...seller, city: '', vatIds: [] })).toEqual(['city', 'vatIds'])
})

test('the number of the seller’s own country stands on invoices, else the first', () => {
  expect(invoicedVatId(seller.vatIds, 'NL')).toBe('NL123456789B01')
  expect(invoicedVatId(['DE123456789', 'EL123456789'], 'GR')).toBe('EL123456789')
  expect(invoicedVatId(seller.vatIds, 'FR')).toBe('DE123456789')
  expect(invoicedVatId([], 'NL')).toBeNull()
  // The Swiss number for what goes to Switzerland, and for nothing else.
  const registered = ['NL123456789B01', 'CHE123456789']
  expect(invoicedVatId(registered, 'NL', 'CH')).toBe('CHE123456789')
  expect(invoicedVatId(registered, 'NL', 'DE')).toBe('NL123456789B01')
  expect(invoicedVatId(['NL123456789B01'], 'NL', 'CH')).toBe('NL123456789B01')
})

test('mails print name and address, as far as they are known', () => {
  expect(sellerLines(seller)).toEqual(['Salvia B.V.', 'Oudegracht 12', '3511 AB Utrecht, NL'])
  expect(sellerLines({ ...seller, streetName: '', houseNumber: '', postalCode: '', city: '' })).toEqual([
    'Salvia B.V.',
    'NL',
  ])
  expect(sellerLines({ ...seller, name: '' })).toEqual([])
})
