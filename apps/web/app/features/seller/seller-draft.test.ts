import { expect, test } from 'vitest'
import { sellerDraft, sellerInput } from './seller-draft.ts'

const seller = {
  version: 2,
  missing: [],
  name: 'Kruidhof B.V.',
  streetName: 'Oudegracht',
  houseNumber: '12',
  postalCode: '3511 AB',
  city: 'Utrecht',
  countryId: 'NL',
  email: 'orders@kruidhof.example',
  phone: '',
  registrationNumber: '',
  vatIds: ['NL004495445B01', 'DE123456789'],
  bankHolder: 'Kruidhof B.V.',
  iban: 'NL91ABNA0417164300',
  bic: '',
}

test('what is read of the seller is sent again as it was, its VAT numbers however they are parted', () => {
  const { version: _, missing: __, ...fields } = seller
  const draft = sellerDraft(seller)
  expect(sellerInput(draft)).toEqual(fields)
  expect(sellerInput({ ...draft, vatIds: ' NL004495445B01, DE123456789;\n' }).vatIds).toEqual(seller.vatIds)
})
