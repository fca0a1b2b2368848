import type { Paper, PaperBuyer } from '@salvia/contract/orders/paper'
import { countryName } from '@salvia/rules/format/format'
import { sellerVatNumber } from './e-invoice-parties.ts'
import { type PaperWord, sayOnPaper } from './paper-words.ts'

/** The words of a document's language. */
export const wordsOf =
  ({ languageCode }: { languageCode: Paper['languageCode'] }) =>
  (word: PaperWord, places?: Record<string, string>) =>
    sayOnPaper(languageCode, word, places)

const streetOf = (at: { streetName: string; houseNumber: string; apartmentNumber?: string | null }) =>
  [at.streetName, at.houseNumber, at.apartmentNumber].filter(Boolean).join(' ')

/** Whom it is for, a line each. */
export function buyerLines(buyer: PaperBuyer, paper: Paper): string[] {
  const say = wordsOf(paper)
  return [
    buyer.company ?? '',
    `${buyer.firstName} ${buyer.lastName}`,
    streetOf(buyer),
    `${buyer.postalCode} ${buyer.city}`,
    countryName(buyer.countryId, paper.languageCode),
    buyer.vatNumber ? say('vatNumber', { number: buyer.vatNumber }) : '',
  ]
}

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
