type SellerFields = {
  name: string
  streetName: string
  postalCode: string
  city: string
  email: string
  vatIds: readonly string[]
  bankHolder: string
  iban: string
}

/** What an invoice must say of who sells; the house number may be part of the street. */
const needed = ['name', 'streetName', 'postalCode', 'city', 'email', 'vatIds', 'bankHolder', 'iban'] as const

/** Required seller fields that are still empty. */
export const missingSellerFields = (seller: SellerFields): (typeof needed)[number][] =>
  needed.filter((field) => seller[field].length === 0)

/** Outside the Union and its One Stop Shop: who sells there is registered there. */
const OWN_REGISTER = ['CH']

/**
 * The VAT number for invoices to a country: the one of its own register outside the Union, else that of the seller's
 * country, else its first; null without any.
 */
export function invoicedVatId(
  vatIds: readonly string[],
  sellerCountry: string,
  suppliedTo = sellerCountry,
): string | null {
  const of = (country: string) => vatIds.find((vatId) => vatId.startsWith(country === 'GR' ? 'EL' : country))
  const registered = OWN_REGISTER.includes(suppliedTo) ? of(suppliedTo) : undefined
  return registered ?? of(sellerCountry) ?? vatIds[0] ?? null
}

type Printed = {
  name: string
  streetName: string
  houseNumber: string
  postalCode: string
  city: string
  countryId: string
}

/** Name and address of the seller as mails print them, a line each; none while the name is not known. */
export function sellerLines({
  name,
  streetName,
  houseNumber,
  postalCode,
  city,
  countryId,
}: Printed): string[] {
  if (name === '') return []
  const street = [streetName, houseNumber].filter(Boolean).join(' ')
  const place = [postalCode, city].filter(Boolean).join(' ')
  return [name, street, [place, countryId].filter(Boolean).join(', ')].filter(Boolean)
}
