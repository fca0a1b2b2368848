import { isEuCountry, parseVatNumber } from '../../services/vat-check/vat-number.ts'
import type { CartRow } from './data/cart-queries.ts'

type Taxed = Pick<CartRow, 'countryCode' | 'billingAddress' | 'vatCheck'>

/**
 * The VAT number that makes a cart an exempt intra-Community supply: confirmed, of an EU country other than the
 * seller's, with goods shipped to another EU country too. Null if VAT is charged.
 */
export function exemptVatNumber(
  { countryCode, billingAddress, vatCheck }: Taxed,
  sellerCountry: string,
): string | null {
  const typed = billingAddress?.vatNumber
  if (!typed || vatCheck?.vatNumber !== typed || vatCheck.outcome !== 'Confirmed') return null
  const number = parseVatNumber(typed)
  if (!number || number.countryCode === sellerCountry) return null
  if (countryCode === sellerCountry || !isEuCountry(countryCode)) return null
  return `${number.prefix}${number.number}`
}
