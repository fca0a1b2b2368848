import { type AddressField, type AddressFields, findUnsupportedFields } from '@salvia/rules/people/address'
import { transliterate } from 'transliteration'

/** An address carriers can print: Greek and Cyrillic fields are transliterated to Latin. */
export function toLatinAddress<T extends AddressFields>(address: T): T {
  const unsupported: string[] = findUnsupportedFields(address)
  const fields = Object.entries(address).map(([field, value]) => [
    field,
    typeof value === 'string' && unsupported.includes(field as AddressField) ? transliterate(value) : value,
  ])
  return Object.fromEntries(fields) as T
}
