import type { DocumentBuyer, NumberedDocument } from '@salvia/contract/orders/numbered-document'
import { electronicAddress, plainVatNumber } from '@salvia/rules/documents/electronic-address'
import { fullName } from '@salvia/rules/people/full-name'
import { invoicedVatId } from '@salvia/rules/seller/seller-data'

export const VAT = { 'cbc:ID': 'VAT' }

const streetOf = (at: { streetName: string; houseNumber: string; apartmentNumber?: string | null }) =>
  [at.streetName, at.houseNumber, at.apartmentNumber].filter(Boolean).join(' ')

const addressOf = (at: {
  streetName: string
  houseNumber: string
  apartmentNumber?: string | null
  postalCode: string
  city: string
  countryId: string
}) => ({
  'cbc:StreetName': streetOf(at),
  'cbc:CityName': at.city,
  'cbc:PostalZone': at.postalCode,
  'cac:Country': { 'cbc:IdentificationCode': at.countryId },
})

/** By the VAT number, else by e-mail. */
function endpointOf(vatNumber: string, email: string) {
  const { scheme, id } = electronicAddress(vatNumber) ?? { scheme: 'EM', id: email }
  return { 'cbc:EndpointID': id, 'cbc:EndpointID@schemeID': scheme }
}

/** The seller's number for this supply: the one an exempt supply was checked with, else by where it goes. */
export const sellerVatNumber = ({ seller, content }: NumberedDocument): string =>
  content.exemption?.sellerVatNumber ??
  invoicedVatId(seller.vatIds, seller.countryId, content.suppliedTo) ??
  ''

/** The seller of an e-invoice. */
export function sellerParty(document: NumberedDocument) {
  const { seller } = document
  const vatNumber = sellerVatNumber(document)
  return {
    ...endpointOf(vatNumber, seller.email),
    'cac:PartyName': { 'cbc:Name': seller.name },
    'cac:PostalAddress': addressOf(seller),
    'cac:PartyTaxScheme': [{ 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': VAT }],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.name,
      ...(seller.registrationNumber && { 'cbc:CompanyID': seller.registrationNumber }),
    },
    ...(seller.email && {
      'cac:Contact': {
        'cbc:Name': seller.name,
        ...(seller.phone && { 'cbc:Telephone': seller.phone }),
        'cbc:ElectronicMail': seller.email,
      },
    }),
  }
}

/** The company that buys: by its VAT number, as printed, else by its e-mail address. */
export function buyerParty(buyer: DocumentBuyer) {
  const vatNumber = plainVatNumber(buyer.vatNumber ?? '')
  const person = fullName(buyer)
  const name = buyer.company ?? person
  return {
    ...endpointOf(vatNumber, buyer.email ?? ''),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': addressOf(buyer),
    ...(vatNumber && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': VAT } }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
    ...(person && { 'cac:Contact': { 'cbc:Name': person } }),
  }
}
