/** The fields that a person fills in. */
export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'streetName',
  'houseNumber',
  'apartmentNumber',
  'additionalInformation',
  'postalCode',
  'city',
  'countryId',
  'phone',
  'email',
  'vatNumber',
] as const
export type AddressField = (typeof addressFields)[number]

/** An address as far as it is known; a missing field, null and an empty text are the same. */
export type AddressFields = Partial<Record<AddressField, string | null>>

/**
 * Billing and shipping count as one (docs/specification.md, section 3) when all but their ids are equal and billing
 * is not locked.
 */
export function isSameAddress(
  billing: AddressFields & { isLocked?: boolean },
  shipping: AddressFields & { isLocked?: boolean },
): boolean {
  if (billing.isLocked || shipping.isLocked) return false
  return addressFields.every((field) => textOf(billing, field) === textOf(shipping, field))
}

/** Whether nothing is filled in: such an address is left out of a user update (docs/specification.md, section 5). */
export const isEmptyAddress = (address: AddressFields): boolean =>
  addressFields.every((field) => textOf(address, field) === '')

/** The fields with Greek or Cyrillic letters, which carriers cannot print: they are flagged and transliterated. */
export const findUnsupportedFields = (address: AddressFields): AddressField[] =>
  addressFields.filter((field) => hasUnsupportedScript(textOf(address, field)))

/** Whether a text holds Greek or Cyrillic letters (docs/specification.md, section 5). */
export const hasUnsupportedScript = (text: string): boolean =>
  /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text)

const textOf = (address: AddressFields, field: AddressField) => (address[field] ?? '').trim()
