import type { PriceBasis } from '@salvia/contract/catalogue/product-search'
import type { Currency } from '@salvia/contract/money'
import { type VatCategory, vatCategories } from '@salvia/contract/words/catalogue'
import { euroRate, leastEuro } from '@salvia/rules/money/convert-currency'
import { leastNet } from '@salvia/rules/money/vat'
import type { DisplayRates } from '../../../reference/index.ts'

type Rates = Pick<DisplayRates, 'exchangeRate' | 'vatRates'>

/**
 * Smallest net prices at which products of a category are shown at or above a given price: list price in EUR cents, and
 * the product's own price in the displayed currency. Null if the category has no displayable price.
 */
type Least = { listed: number | null; own: number | null }

/** How displayed prices are derived from stored net prices. */
export type PriceScale = {
  currency: Currency
  /** Products may have their own prices in the displayed currency. */
  hasOwnPrices: boolean
  /** Lower bounds of the price facet's bands, in minor units of the currency. */
  bands: number[]
  leastOf: (shown: number, category: VatCategory) => Least
}

const bandsIn: Record<Currency, number[]> = {
  EUR: [0, 1000, 2000, 4000, 8000],
  DKK: [0, 10_000, 20_000, 40_000, 80_000],
  SEK: [0, 10_000, 20_000, 40_000, 80_000],
}

/** Price scale of a card: with a country's VAT, or without. */
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

/** For responses that show no prices. */
export const noPrices: PriceScale = priceScale({ exchangeRate: euroRate, vatRates: new Map() })

/** A value per VAT category, keyed by placeholder name. */
export const eachCategory = <T>(name: string, of: (category: VatCategory) => T): Record<string, T> =>
  Object.fromEntries(vatCategories.map((category) => [`${name}${category}`, of(category)]))
