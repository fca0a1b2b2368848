import { expect, test } from 'vitest'
import { checkAddress, checkEmail, readAddress } from './address-check.ts'

const netherlands = {
  code: 'NL',
  name: 'Netherlands',
  names: { en: 'Netherlands', de: 'Niederlande', nl: 'Nederland', fr: 'Pays-Bas' },
  hasDeliveryCompanies: true,
  postalCodePattern: '^\\d{4}[A-Z]{2}$',
  callingCode: '31',
}

const complete = {
  firstName: 'Anna',
  lastName: 'Visser',
  countryId: 'NL',
  postalCode: '3512 je',
  houseNumber: '48',
  streetName: 'Oudegracht',
  city: 'Utrecht',
}

function formWith(change: Partial<typeof complete>): FormData {
  const given = new FormData()
  for (const [field, value] of Object.entries({ ...complete, ...change })) given.set(`to.${field}`, value)
  return given
}

test('a complete address has no errors', () => {
  expect(checkAddress(formWith({}), 'to', [netherlands])).toEqual({})
})

test('what is empty, or only spaces, is required', () => {
  expect(checkAddress(formWith({ city: '', lastName: '  ' }), 'to', [netherlands])).toEqual({
    'to.city': 'required',
    'to.lastName': 'required',
  })
})

test('a postcode without its letters is wrong', () => {
  expect(checkAddress(formWith({ postalCode: '3512' }), 'to', [netherlands])).toEqual({
    'to.postalCode': 'postalCode',
  })
})

test.each([
  { email: '', errors: { email: 'required' } },
  { email: 'anna@post', errors: { email: 'email' } },
  { email: 'anna visser@post.nl', errors: { email: 'email' } },
  { email: 'anna.visser@post.nl', errors: {} },
])('the e-mail “$email” has the errors $errors', ({ email, errors }) => {
  const given = new FormData()
  given.set('email', email)
  expect(checkEmail(given)).toEqual(errors)
})

test('an address is read without spaces around, its postcode in capitals, empty optional fields as null', () => {
  expect(readAddress(formWith({ city: ' Utrecht ' }), 'to')).toEqual({
    ...complete,
    postalCode: '3512 JE',
    company: null,
    phone: null,
    apartmentNumber: null,
    additionalInformation: null,
    vatNumber: null,
  })
})
