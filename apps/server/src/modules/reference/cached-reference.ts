import type { Currency } from '@salvia/contract/money'
import type { Country, DeliveryCarrier, ReferenceData } from '@salvia/contract/reference/reference'
import type { VatCategory } from '@salvia/contract/words/catalogue'
import type { ExchangeRate } from '@salvia/rules/money/convert-currency'
import { exchangeRateOn } from '@salvia/rules/money/rate-in-force'
import type { Db } from '#db/database'
import { cachedOf } from '#kernel/cached-for'
import { listAllCarriers } from './data/carrier-queries.ts'
import { readCountries, readCurrencies } from './data/countries.ts'
import { vatRatesOn } from './data/rate-queries.ts'
import { listAllVatRates, listExchangeRates, listWords } from './data/reference-queries.ts'
import { supplyDay } from './data/supply-day.ts'

const CACHED_MS = 60_000

const countries = readCountries()
const currencies = readCurrencies()

type Reference = Omit<ReferenceData, 'productBrands'> & {
  /** Derived rates, by country, currency and day. */
  rates: Map<string, DisplayRates>
  vatRates: Awaited<ReturnType<typeof listAllVatRates>>
  exchangeRates: Awaited<ReturnType<typeof listExchangeRates>>
}

async function readAll(db: Db): Promise<Reference> {
  const [deliveryCarriers, vatRates, exchangeRates, words] = await Promise.all([
    listAllCarriers(db),
    listAllVatRates(db),
    listExchangeRates(db),
    listWords(db),
  ])
  const served = new Set(deliveryCarriers.map(({ countryCode }) => countryCode))
  const withDelivery = (country: (typeof countries)[number]): Country => ({
    ...country,
    hasDeliveryCompanies: served.has(country.code),
  })
  return {
    rates: new Map(),
    countries: countries.map(withDelivery),
    currencies,
    deliveryCarriers,
    vatRates,
    exchangeRates,
    ...words,
  }
}

const cached = cachedOf<Reference>(CACHED_MS)

/** Reference data, cached up to a minute. For display; charged amounts are read inside their own transaction. */
export const cachedReference = (db: Db, now: Date): Promise<Reference> =>
  cached(db).get(now.getTime(), () => readAll(db))

/** Drops the cached value in this process, after a change. Other processes follow within a minute. */
export function forgetReference(db: Db): void {
  cached(db).forget()
}

/** What prices are displayed in: a country's currency and VAT rates. A missing category has no known rate. */
export type DisplayRates = {
  countryCode: string
  exchangeRate: ExchangeRate
  vatRates: ReadonlyMap<VatCategory, number>
  /** Default carrier: the first of the country; null if there is none. */
  usualCarrier: Pick<DeliveryCarrier, 'minDays' | 'maxDays'> | null
  /** Today for prices and new orders, as YYYY-MM-DD at the warehouse. */
  day: string
}

type RatesAsked = { countryCode: string; currency: Currency; day: string }

function findRates(
  { vatRates, exchangeRates, deliveryCarriers }: Reference,
  { countryCode, currency, day }: RatesAsked,
): DisplayRates {
  const inForce = vatRatesOn(vatRates, countryCode, day)
  return {
    countryCode,
    exchangeRate: exchangeRateOn(exchangeRates, currency, day),
    vatRates: new Map(inForce.map((rate) => [rate.vatCategoryId, rate.taxRate])),
    usualCarrier: deliveryCarriers.find((carrier) => carrier.countryCode === countryCode) ?? null,
    day,
  }
}

/** The rates of a day for displaying prices, from this process's cache. */
export async function displayRates(
  db: Db,
  { countryCode, currency }: { countryCode: string; currency: Currency },
  now: Date,
): Promise<DisplayRates> {
  const reference = await cachedReference(db, now)
  const asked = { countryCode, currency, day: supplyDay(now) }
  const key = Object.values(asked).join()
  const rates = reference.rates.get(key) ?? findRates(reference, asked)
  reference.rates.set(key, rates)
  return rates
}
