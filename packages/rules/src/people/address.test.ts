import { expect, test } from 'vitest'
import {
  type AddressFields,
  addressFields,
  findUnsupportedFields,
  hasUnsupportedScript,
  isEmptyAddress,
  isSameAddress,
} from './address.ts'

const anna: AddressFields = {
  firstName: 'Anna',
  lastName: 'Visser',
  streetName: 'Oudegracht',
  houseNumber: '48',
  postalCode: '3512 JE',
  city: 'Utrecht',
  countryId: 'NL',
}

test('addresses are the same when all but their ids are equal', () => {
  const billing = { ...anna, id: 'a', externalCode: 'x', isLocked: false }
  const shipping = { ...anna, id: 'b', externalCode: 'y' }
  expect(isSameAddress(billing, shipping)).toBe(true)
})

test('a missing field, null, an empty text and spaces are the same', () => {
  expect(isSameAddress({ ...anna, company: null, phone: '' }, { ...anna, city: ' Utrecht ' })).toBe(true)
})

test.for(addressFields.map((field) => ({ field })))('another $field makes another address', ({ field }) => {
  expect(isSameAddress(anna, { ...anna, [field]: 'other' })).toBe(false)
  expect(isSameAddress({ ...anna, [field]: 'other' }, anna)).toBe(false)
})

test('a locked address is never the same as another', () => {
  expect(isSameAddress({ ...anna, isLocked: true }, anna)).toBe(false)
  expect(isSameAddress(anna, { ...anna, isLocked: true })).toBe(false)
  expect(isSameAddress({ ...anna, isLocked: true }, { ...anna, isLocked: true })).toBe(false)
})

test.for<{ address: AddressFields; isEmpty: boolean }>([
  { address: {}, isEmpty: true },
  { address: { firstName: '', city: null, phone: '  ' }, isEmpty: true },
  { address: { countryId: 'NL' }, isEmpty: false },
  { address: { email: 'anna@salvia.example' }, isEmpty: false },
])('$address is empty: $isEmpty', ({ address, isEmpty }) => {
  expect(isEmptyAddress(address)).toBe(isEmpty)
})

test.for([
  { text: 'Ермоу 12', unsupported: true },
  { text: 'Ερμού 12', unsupported: true },
  { text: 'Vitosha бул. 1', unsupported: true },
  { text: 'Ἀθῆναι', unsupported: true },
  { text: 'Straße 5, Łódź', unsupported: false },
  { text: 'Champs-Élysées', unsupported: false },
  { text: '', unsupported: false },
])('"$text" is unsupported: $unsupported', ({ text, unsupported }) => {
  expect(hasUnsupportedScript(text)).toBe(unsupported)
})

test('the fields to transliterate are named in the order of the form', () => {
  expect(findUnsupportedFields({ ...anna, city: 'Αθήνα', lastName: 'Иванов', company: null })).toEqual([
    'lastName',
    'city',
  ])
  expect(findUnsupportedFields(anna)).toEqual([])
})
