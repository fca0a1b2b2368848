import type { PriceBasis } from '@salvia/contract/catalogue/product-search'
import type { Currency } from '@salvia/contract/money'
import { type VatCategory, vatCategories } from '@salvia/contract/words/catalogue'
import { euroRate, leastEuro } from '@salvia/rules/money/convert-currency'
import { leastNet } from '@salvia/rules/money/vat'
import type { DisplayRates } from '../../../reference/index.ts'

type Rates = Pick<DisplayRates, 'exchangeRate' | 'vatRates'>

/**
 * Net prices from which on products of a category are shown at a price or above it: list prices in EUR cents, and
 * prices that a product has in the currency shown. Null where no price of the category is shown.
 */
type Least = { listed: number | null; own: number | null }

/** How shown prices follow from stored net prices. */
export type PriceScale = {
  currency: Currency
  /** Products may have prices of their own in the currency shown. */
  hasOwnPrices: boolean
  /** Where the bands of the price facet begin, in minor units of the currency. */
  bands: number[]
  leastOf: (shown: number, category: VatCategory) => Least
}

const bandsIn: Record<Currency, number[]> = {
  EUR: [0, 1000, 2000, 4000, 8000],
  DKK: [0, 10_000, 20_000, 40_000, 80_000],
  SEK: [0, 10_000, 20_000, 40_000, 80_000],
}

/** The scale of what a card shows: with the VAT of a country, or without it. */
export function priceScale({ exchangeRate, vatRates }: Rates, basis: PriceBasis = 'Gross'): PriceScale {
  const { currency } = exchangeRate
  return {
    currency,
    hasOwnPrices: currency !== 'EUR',
    bands: bandsIn[currency],
    leastOf(shown, category) {
      const rate = vatRates.get(category)
      if (rate === undefined) return { listed: null, own: null }
      const own = leastNet(shown, basis === 'Net' ? 0 : rate)
      return { listed: leastEuro(own, exchangeRate), own }
    },
  }
}

/** For answers whose prices nobody sees. */
export const noPrices: PriceScale = priceScale({ exchangeRate: euroRate, vatRates: new Map() })

/** A number for each VAT category, under names of placeholders. */
export const eachCategory = <T>(name: string, of: (category: VatCategory) => T): Record<string, T> =>
  Object.fromEntries(vatCategories.map((category) => [`${name}${category}`, of(category)]))
