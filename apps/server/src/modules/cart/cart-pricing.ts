import type { Currency } from '@salvia/contract/money'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { type ExchangeRate, euroRate } from '@salvia/rules/money/convert-currency'
import { rowInForce } from '@salvia/rules/money/rate-in-force'
import type { Db } from '#db/database'
import { cachedReference, supplyDay } from '../reference/index.ts'

type Reference = Awaited<ReturnType<typeof cachedReference>>

/** What pricing a cart needs beside its own transaction: read before it, since an embedded database has one connection. */
export type Pricing = {
  now: Date
  sellerCountry: string
  reference: Reference
  carriers: (countryCode: string) => DeliveryCarrier[]
  /** What a euro is worth today. Throws for a currency without a rate. */
  exchangeRate: (currency: Currency) => ExchangeRate
}

/** The prices of this moment, for carts of any country. */
export async function pricingAt(db: Db, sellerCountry: string, now: Date): Promise<Pricing> {
  const reference = await cachedReference(db, now)
  const day = supplyDay(now)
  return {
    now,
    sellerCountry,
    reference,
    carriers: (countryCode) =>
      reference.deliveryCarriers.filter((carrier) => carrier.countryCode === countryCode),
    exchangeRate(currency) {
      if (currency === 'EUR') return euroRate
      const ofCurrency = reference.exchangeRates.filter((rate) => rate.currency === currency)
      const known = rowInForce(ofCurrency, day)
      if (!known) throw new Error(`no exchange rate for ${currency}`)
      return { currency, millionths: known.millionths }
    },
  }
}
