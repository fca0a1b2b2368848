import type { Currency } from '@salvia/contract/money'
import type { VatCategory } from '@salvia/contract/words/catalogue'
import { vatCategories } from '@salvia/contract/words/catalogue'
import { type SetupStep, setupSteps } from '@salvia/contract/words/shop-settings'
import { chargedCurrency } from '../money/charged-currency.ts'

/** A country that the shop is to sell to. `vatCategoryIds`: those with a rate in force today. */
type OpenCountry = {
  code: string
  vatCategoryIds: readonly VatCategory[]
  /** Of its carriers in use; an example is a price that nobody here has confirmed. */
  carriers: readonly { isExample: boolean }[]
}

export type SetupFacts = {
  /** Words that forms are filled from: formats, categories and the like. */
  wordCount: number
  missingSellerFields: number
  isMailReal: boolean
  isPaymentReal: boolean
  openCountries: readonly OpenCountry[]
  /** Currencies whose rate in force an admin here has set. */
  confirmedCurrencies: readonly Currency[]
  /** Products that the shop shows, and those of them that can be bought now. */
  shownProducts: number
  buyableProducts: number
}

type Line = { isDone: boolean; count: number; countries: string[]; currencies: Currency[] }
export type SetupLine = Line & { step: SetupStep }

const line = (isDone: boolean, rest: Partial<Line> = {}): Line => ({
  isDone,
  count: 0,
  countries: [],
  currencies: [],
  ...rest,
})

/** Done when there is a country to sell to and none of them lacks what it needs. */
function byCountry(open: SetupFacts['openCountries'], lacks: (country: OpenCountry) => boolean): Line {
  const countries = open.filter(lacks).map(({ code }) => code)
  return line(open.length > 0 && countries.length === 0, { count: countries.length, countries })
}

function currencyLine({ openCountries, confirmedCurrencies }: SetupFacts): Line {
  const charged = new Set(openCountries.map(({ code }) => chargedCurrency(code)))
  const currencies = [...charged].filter((one) => one !== 'EUR' && !confirmedCurrencies.includes(one)).sort()
  return line(currencies.length === 0, { count: currencies.length, currencies })
}

const lines: Record<SetupStep, (facts: SetupFacts) => Line> = {
  referenceData: ({ wordCount }) => line(wordCount > 0, { count: wordCount }),
  seller: ({ missingSellerFields: count }) => line(count === 0, { count }),
  mail: ({ isMailReal }) => line(isMailReal),
  payment: ({ isPaymentReal }) => line(isPaymentReal),
  vatRates: ({ openCountries }) =>
    byCountry(openCountries, ({ vatCategoryIds }) =>
      vatCategories.some((one) => !vatCategoryIds.includes(one)),
    ),
  carriers: ({ openCountries }) =>
    byCountry(
      openCountries,
      ({ carriers }) => carriers.length === 0 || carriers.some((one) => one.isExample),
    ),
  exchangeRates: currencyLine,
  products: ({ shownProducts: count }) => line(count > 0, { count }),
  stock: ({ buyableProducts: count }) => line(count > 0, { count }),
}

/** What a shop needs before its first order, each line with whether it is there and what is missing. */
export const setupLines = (facts: SetupFacts): SetupLine[] =>
  setupSteps.map((step) => ({ step, ...lines[step](facts) }))
