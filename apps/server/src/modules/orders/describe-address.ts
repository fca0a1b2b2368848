import type { StoredAddress } from '../cart/index.ts'

/** An address as mails and packing slips print it, a line each. */
export function addressLines(address: StoredAddress): string[] {
  const street = [address.streetName, address.houseNumber, address.apartmentNumber]
  return [
    `${address.firstName} ${address.lastName}`,
    address.company ?? '',
    street.filter(Boolean).join(' '),
    `${address.postalCode} ${address.city}`,
    address.countryId,
  ].filter((line) => line.trim() !== '')
}
