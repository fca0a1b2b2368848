import type { NumberedDocument } from '@salvia/contract/orders/numbered-document'
import { chargedCurrency } from '../money/charged-currency.ts'
import { roundHalfUp } from '../money/round-half-up.ts'

const ONE = 1_000_000

/** EUR cents, at what one euro was worth in the document's currency (millionths). */
export type HomeVat = { amount: number; currency: 'EUR'; millionths: number }

/**
 * The VAT of a document in the currency of the seller's country, which an invoice in another currency must state
 * (Directive 2006/112/EC art. 230; of the country of identification where VAT is declared by the One Stop Shop, art.
 * 219a). Null where that is the document's own currency, and where the rate was not kept or is not by the euro.
 */
export function homeVat({ seller, content }: Pick<NumberedDocument, 'seller' | 'content'>): HomeVat | null {
  const { currency, exchangeRate, vat } = content
  if (currency === 'EUR' || !exchangeRate || chargedCurrency(seller.countryId) !== 'EUR') return null
  return { amount: roundHalfUp([vat, ONE], exchangeRate), currency: 'EUR', millionths: exchangeRate }
}
