import type { Country } from '@salvia/contract/reference/reference'
import { fitsPostalCode } from '@salvia/rules/people/postal-code'

export type AddressErrors = Record<string, 'required' | 'email' | 'postalCode' | 'place' | 'unfit'>

const needed = ['firstName', 'lastName', 'postalCode', 'houseNumber', 'streetName', 'city']

const textOf = (given: FormData, name: string): string => String(given.get(name) ?? '').trim()

/** Errors of an address form, by field. */
export function checkAddress(given: FormData, prefix: string, countries: Country[]): AddressErrors {
  const errors: AddressErrors = {}
  for (const field of needed)
    if (textOf(given, `${prefix}.${field}`) === '') errors[`${prefix}.${field}`] = 'required'
  const postalCode = textOf(given, `${prefix}.postalCode`)
  const code = textOf(given, `${prefix}.countryId`)
  const pattern = countries.find((country) => country.code === code)?.postalCodePattern ?? null
  if (postalCode !== '' && !fitsPostalCode(postalCode, pattern)) errors[`${prefix}.postalCode`] = 'postalCode'
  return errors
}

/** Validates the e-mail loosely: text, @, and a domain with a dot. */
export function checkEmail(given: FormData): AddressErrors {
  const email = textOf(given, 'email')
  if (email === '') return { email: 'required' }
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? {} : { email: 'email' }
}

/** An address as the API expects it; fields outside the form keep their value. */
export function readAddress(given: FormData, prefix: string) {
  const text = (field: string) => textOf(given, `${prefix}.${field}`)
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company') || null,
    streetName: text('streetName'),
    houseNumber: text('houseNumber'),
    postalCode: text('postalCode').toUpperCase(),
    city: text('city'),
    countryId: text('countryId'),
    phone: text('phone') || null,
    apartmentNumber: text('apartmentNumber') || null,
    additionalInformation: text('additionalInformation') || null,
    vatNumber: text('vatNumber') || null,
  }
}
