import type { LanguageCode } from '@salvia/contract/words/locale'
import { countryName } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import type { StoredAddress } from '../cart/index.ts'

/** An address as mails and packing slips print it, a line each. */
export function addressLines(address: StoredAddress, language: LanguageCode): string[] {
  const street = [address.streetName, address.houseNumber, address.apartmentNumber]
  return [
    fullName(address),
    address.company ?? '',
    street.filter(Boolean).join(' '),
    `${address.postalCode} ${address.city}`,
    countryName(address.countryId, language),
  ].filter((line) => line.trim() !== '')
}
