import type { DocumentBuyer, NumberedDocument } from '@salvia/contract/orders/numbered-document'
import { countryName } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import { type DocumentWord, sayOnDocument } from './document-words.ts'
import { sellerVatNumber } from './e-invoice-parties.ts'

/** The words of a document's language. */
export const wordsOf =
  ({ languageCode }: { languageCode: NumberedDocument['languageCode'] }) =>
  (word: DocumentWord, places?: Record<string, string>) =>
    sayOnDocument(languageCode, word, places)

const streetOf = (at: { streetName: string; houseNumber: string; apartmentNumber?: string | null }) =>
  [at.streetName, at.houseNumber, at.apartmentNumber].filter(Boolean).join(' ')

type Party = Omit<DocumentBuyer, 'firstName' | 'lastName' | 'apartmentNumber' | 'isCompany' | 'email'> &
  Partial<Pick<DocumentBuyer, 'firstName' | 'lastName' | 'apartmentNumber'>> & {
    languageCode: NumberedDocument['languageCode']
  }

/** A person or a company with its address and VAT number, a line each. */
export function partyLines(party: Party): string[] {
  const { company, firstName = '', lastName = '', countryId, languageCode, vatNumber } = party
  return [
    company ?? '',
    fullName({ firstName, lastName }),
    streetOf(party),
    `${party.postalCode} ${party.city}`,
    countryName(countryId, languageCode),
    vatNumber ? wordsOf(party)('vatNumber', { number: vatNumber }) : '',
  ]
}

/** Whom it is for, a line each. */
export const buyerLines = (buyer: DocumentBuyer, { languageCode }: NumberedDocument): string[] =>
  partyLines({ ...buyer, languageCode })

/** Who sold, a line each. */
export function sellerLines(document: NumberedDocument): string[] {
  const { seller } = document
  const say = wordsOf(document)
  return [
    seller.name,
    streetOf(seller),
    `${seller.postalCode} ${seller.city}`,
    countryName(seller.countryId, document.languageCode),
    say('vatNumber', { number: sellerVatNumber(document) }),
    seller.registrationNumber && say('registration', { number: seller.registrationNumber }),
  ]
}
