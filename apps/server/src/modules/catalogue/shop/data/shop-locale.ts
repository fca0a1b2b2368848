import type { Currency } from '@salvia/contract/money'
import { cookieNames } from '@salvia/contract/words/cookies'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { matchLanguage } from '@salvia/rules/layout/locale-match'
import { chargedCurrency } from '@salvia/rules/money/charged-currency'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../../app-type.ts'
import { type DisplayRates, displayRates, shipToCountry } from '../../../reference/index.ts'

/** For whom products are shown: prices for one country, in its currency, texts in one language. */
export type ShopLocale = { rates: DisplayRates; languageCode: LanguageCode }

export type Asked = {
  countryCode?: string | undefined
  currencyCode?: Currency | undefined
  languageCode?: LanguageCode | undefined
}

/** What the query asks for, else what the visitor chose, else what its address and browser say. */
export async function shopLocaleOf(app: App, req: FastifyRequest, asked: Asked): Promise<ShopLocale> {
  const countryCode = shipToCountry(app, req, asked.countryCode)
  const currency = asked.currencyCode ?? chargedCurrency(countryCode)
  const languageCode =
    asked.languageCode ??
    matchLanguage({
      cookie: req.cookies[cookieNames.language] ?? null,
      acceptLanguage: req.headers['accept-language'] ?? null,
    })
  return { rates: await displayRates(app.db, { countryCode, currency }, app.now()), languageCode }
}
