import { type Currency, DEFAULT_CURRENCY } from '@salvia/contract/money'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { chargedCurrency } from '@salvia/rules/money/charged-currency'
import type { ExchangeRate } from '@salvia/rules/money/convert-currency'
import { exchangeRateOn } from '@salvia/rules/money/rate-in-force'
import type { Db } from '#db/database'
import { cachedReference, listCarriers, listExchangeRates, supplyDay } from '../reference/index.ts'

type Reference = Awaited<ReturnType<typeof cachedReference>>

/**
 * What pricing a cart needs from outside its transaction: read beforehand, since an embedded database has one
 * connection.
 */
export type Pricing = {
  now: Date
  sellerCountry: string
  reference: Reference
  carriers: (countryCode: string) => DeliveryCarrier[]
  /** Today's euro exchange rate. Throws for a currency without one. */
  exchangeRate: (currency: Currency) => ExchangeRate
}

/** Prices for display, up to a minute old, for carts of any country. */
export async function pricingAt(db: Db, sellerCountry: string, now: Date): Promise<Pricing> {
  const reference = await cachedReference(db, now)
  return {
    now,
    sellerCountry,
    reference,
    carriers: (countryCode) =>
      reference.deliveryCarriers.filter((carrier) => carrier.countryCode === countryCode),
    exchangeRate: (currency) => exchangeRateOn(reference.exchangeRates, currency, supplyDay(now)),
  }
}

/**
 * Prices as charged in a country: carriers and exchange rates are read in the transaction that freezes the cart; no
 * rates where euros are charged.
 */
export async function chargedPricing(tx: Db, pricing: Pricing, countryCode: string): Promise<Pricing> {
  const isInEuros = chargedCurrency(countryCode) === DEFAULT_CURRENCY
  const [carriers, rates] = await Promise.all([
    listCarriers(tx, countryCode),
    isInEuros ? [] : listExchangeRates(tx),
  ])
  return {
    ...pricing,
    carriers: (asked) => (asked === countryCode ? carriers : pricing.carriers(asked)),
    exchangeRate: (currency) => exchangeRateOn(rates, currency, supplyDay(pricing.now)),
  }
}
