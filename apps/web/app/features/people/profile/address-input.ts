import type { Country } from '@salvia/contract/reference/reference'
import { isEmptyAddress } from '@salvia/rules/people/address'
import { fitsPostalCode } from '@salvia/rules/people/postal-code'
import { postcodeWords } from '#app/forms/postcode-words.ts'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'

export type AddressName = 'billingAddress' | 'shippingAddress'

const needed = ['firstName', 'lastName', 'postalCode', 'city', 'streetName', 'houseNumber'] as const

/** A form's address; undefined when empty, so that it is omitted (docs/specification.md, section 5). */
export function readAddress(given: FormData, name: AddressName) {
  const text = (field: string) => textOf(given, `${name}.${field}`)
  const typed = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company') || null,
    streetName: text('streetName'),
    houseNumber: text('houseNumber'),
    apartmentNumber: text('apartmentNumber') || null,
    additionalInformation: text('additionalInformation') || null,
    postalCode: text('postalCode').toUpperCase(),
    city: text('city'),
    phone: text('phone') || null,
    vatNumber: text('vatNumber') || null,
  }
  return isEmptyAddress(typed) ? undefined : { ...typed, countryId: text('countryId') }
}

/** Errors of a non-empty address, by field. */
export function checkAddress(given: FormData, name: AddressName, countries: Country[]): FieldErrors {
  const address = readAddress(given, name)
  if (address === undefined) return {}
  const missing = needed.filter((field) => address[field] === '')
  const errors = Object.fromEntries(missing.map((field) => [`${name}.${field}`, m.form_required()]))
  const country = countries.find(({ code }) => code === address.countryId)
  const fits = fitsPostalCode(address.postalCode, country?.postalCodePattern ?? null)
  if (address.postalCode !== '' && !fits) errors[`${name}.postalCode`] = postcodeWords(address.countryId)
  return errors
}
