import type { Currency } from '@salvia/contract/money'
import { cookieNames } from '@salvia/contract/words/cookies'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { matchLanguage } from '@salvia/rules/layout/locale-match'
import { chargedCurrency } from '@salvia/rules/money/charged-currency'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../../app-type.ts'
import { type DisplayRates, displayRates, shipToCountry } from '../../../reference/index.ts'

/** For whom products are displayed: prices for one country in its currency, texts in one language. */
export type ShopLocale = { rates: DisplayRates; languageCode: LanguageCode }

export type Asked = {
  countryCode?: string | undefined
  currencyCode?: Currency | undefined
  languageCode?: LanguageCode | undefined
}

/** The language of a call that names none: that of the page it comes from, else the one chosen, else the account's, else the browser's. */
export const languageOf = ({ cookies, headers, actor }: FastifyRequest): LanguageCode =>
  matchLanguage({
    prefix: headers['content-language'] ?? null,
    cookie: cookies[cookieNames.language] ?? null,
    account: actor?.languageCode ?? null,
    acceptLanguage: headers['accept-language'] ?? null,
  })

/** From the query, else the visitor's choice, else the visitor's IP address and browser. */
export async function shopLocaleOf(app: App, req: FastifyRequest, asked: Asked): Promise<ShopLocale> {
  const countryCode = shipToCountry(app, req, asked.countryCode)
  const currency = asked.currencyCode ?? chargedCurrency(countryCode)
  const languageCode = asked.languageCode ?? languageOf(req)
  return { rates: await displayRates(app.db, { countryCode, currency }, app.now()), languageCode }
}
