import type { Paper, PaperBuyer } from '@salvia/contract/orders/paper'
import { countryName } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import { sellerVatNumber } from './e-invoice-parties.ts'
import { type PaperWord, sayOnPaper } from './paper-words.ts'

/** The words of a document's language. */
export const wordsOf =
  ({ languageCode }: { languageCode: Paper['languageCode'] }) =>
  (word: PaperWord, places?: Record<string, string>) =>
    sayOnPaper(languageCode, word, places)

const streetOf = (at: { streetName: string; houseNumber: string; apartmentNumber?: string | null }) =>
  [at.streetName, at.houseNumber, at.apartmentNumber].filter(Boolean).join(' ')

type Party = Omit<PaperBuyer, 'firstName' | 'lastName' | 'apartmentNumber' | 'isCompany' | 'email'> &
  Partial<Pick<PaperBuyer, 'firstName' | 'lastName' | 'apartmentNumber'>> & {
    languageCode: Paper['languageCode']
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
export const buyerLines = (buyer: PaperBuyer, { languageCode }: Paper): string[] =>
  partyLines({ ...buyer, languageCode })

/** Who sold, a line each. */
export function sellerLines(paper: Paper): string[] {
  const { seller } = paper
  const say = wordsOf(paper)
  return [
    seller.name,
    streetOf(seller),
    `${seller.postalCode} ${seller.city}`,
    countryName(seller.countryId, paper.languageCode),
    say('vatNumber', { number: sellerVatNumber(paper) }),
    seller.registrationNumber && say('registration', { number: seller.registrationNumber }),
  ]
}
