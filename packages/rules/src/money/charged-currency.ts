import { type Currency, DEFAULT_CURRENCY } from '@salvia/contract/money'

const ownCurrency: Partial<Record<string, Currency>> = { DK: 'DKK', SE: 'SEK' }

/** The currency that a ship-to country is charged in (docs/specification.md, section 9, VAT currency). */
export const chargedCurrency = (countryCode: string): Currency => ownCurrency[countryCode] ?? DEFAULT_CURRENCY
