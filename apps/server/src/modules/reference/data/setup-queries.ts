import { type Currency, currencies } from '@salvia/contract/money'
import { vatCategories } from '@salvia/contract/words/catalogue'
import { rowInForce } from '@salvia/rules/money/rate-in-force'
import type { SetupFacts } from '@salvia/rules/setup/setup-lines'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { listAllVatRates, listExchangeRates, listWords } from './reference-queries.ts'
import { deliveryCarriers, shippingCountries } from './reference-tables.ts'

type Known = Pick<SetupFacts, 'wordCount' | 'openCountries' | 'confirmedCurrencies'>

const openCountries = (db: Db) => {
  const { countryCode, isOpen } = shippingCountries
  const isCarried = and(eq(deliveryCarriers.countryCode, countryCode), eq(deliveryCarriers.isActive, true))
  return db
    .select({ code: countryCode, isExample: deliveryCarriers.isDemo })
    .from(shippingCountries)
    .leftJoin(deliveryCarriers, isCarried)
    .where(eq(isOpen, true))
    .orderBy(asc(countryCode))
}

/** Reference data required for a first order, on a day. */
export async function readSetupReference(db: Db, day: string): Promise<Known> {
  const [words, places, vatRates, exchangeRates] = await Promise.all([
    listWords(db),
    openCountries(db),
    listAllVatRates(db),
    listExchangeRates(db),
  ])
  const isCharged = (code: string, category: string) =>
    rowInForce(
      vatRates.filter((rate) => rate.countryCode === code && rate.vatCategoryId === category),
      day,
    ) !== null
  const isConfirmed = (currency: Currency) =>
    rowInForce(
      exchangeRates.filter((rate) => rate.currency === currency),
      day,
    )?.isDemo === false
  return {
    wordCount: Object.values(words).reduce((count, list) => count + list.length, 0),
    openCountries: [...Map.groupBy(places, ({ code }) => code)].map(([code, rows]) => ({
      code,
      vatCategoryIds: vatCategories.filter((category) => isCharged(code, category)),
      carriers: rows.flatMap(({ isExample }) => (isExample === null ? [] : [{ isExample }])),
    })),
    confirmedCurrencies: currencies.filter(isConfirmed),
  }
}
