import { memoize } from '@salvia/contract/memoize'
import type { Money } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'

const MINOR_UNITS = 100

const moneyFormat = memoize(
  (language: LanguageCode, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }),
)

const dayFormat = memoize(
  (language: LanguageCode) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

export const formatMoney = (money: Money, language: LanguageCode): string =>
  moneyFormat(language, money.currency).format(money.amount / MINOR_UNITS)

/** `day` is an ISO date, shown as weekday, day and month. */
export const formatDay = (day: string, language: LanguageCode): string =>
  dayFormat(language).format(new Date(`${day}T00:00:00Z`))
